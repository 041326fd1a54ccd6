/** A server that a test plays by hand. */

import { vi } from 'vitest';
import type { Hello, ToClient, ToServer, Update, Welcome } from '../protocol.gen';
import type { GameId } from '../words/games';
import heard from '../words/gen/messages.json';

/** What seat 0 of a recorded game hears: first, then, and if it came back at the end. */
interface Heard {
  readonly welcome: Welcome;
  readonly updates: readonly Update[];
  readonly last: Welcome;
}

export const recorded = heard as unknown as Readonly<Record<GameId, Heard>>;

/** A WebSocket whose other end is the test. */
export class HandSocket {
  static all: HandSocket[] = [];
  readonly sent: ToServer[] = [];
  readonly address: string;
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(address: string) {
    this.address = address;
    HandSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }

  // -- what the test does --

  static last(): HandSocket {
    const socket = HandSocket.all.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }

  accept(): this {
    this.onopen?.();
    return this;
  }

  say(...messages: readonly ToClient[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  get hello(): Hello {
    return this.sent[0] as Hello;
  }
}

export function handSockets(): void {
  HandSocket.all = [];
  vi.stubGlobal('WebSocket', HandSocket);
}
