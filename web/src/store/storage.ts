/** What this browser keeps. Where it may keep nothing (private windows), it remembers until the page is closed. */

const PREFIX = 'topcluck.';
const meanwhile = new Map<string, string>();

export function kept<Value>(name: string, otherwise: Value): Value {
  try {
    const text = localStorage.getItem(PREFIX + name) ?? meanwhile.get(name);
    return text === undefined ? otherwise : (JSON.parse(text) as Value);
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  meanwhile.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // full or forbidden: `meanwhile` has it
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
