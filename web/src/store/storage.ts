/** What this browser keeps. Where it may keep nothing (private windows), it remembers until the page is closed. */

const PREFIX = 'topcluck.';
const meanwhile = new Map<string, string>();

export function kept<Value>(name: string, otherwise: Value): Value {
  const text = meanwhile.get(name) ?? stored(name);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return otherwise; // somebody else has written there
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    meanwhile.set(name, text); // full or forbidden
  }
}

export function forget(name: string): void {
  meanwhile.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // there is nothing to forget
  }
}
