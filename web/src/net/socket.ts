/**
 * One viewer's line to its table. It says hello again by itself whenever the connection comes back: losing it is the
 * normal case, not a special one.
 */

import type {
  Bye,
  Done,
  Explained,
  Hello,
  Hinted,
  Presence,
  Refused,
  ToClient,
  ToServer,
  Update,
  Welcome,
} from '../protocol.gen';

/** `lost` tries again by itself; `closed` does not. */
export type Link = 'connecting' | 'open' | 'lost' | 'closed';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** What can be asked for; the number of the request is the socket's business. */
export type Wish = WithoutId<Exclude<ToServer, Hello>>;

export interface Listener {
  /** The first message, each time: it names the last update that there is. */
  hello(): Hello;
  heard(message: Welcome | Update | Presence): void;
  linked(link: Link): void;
  /** The server wants no more of this: a refusal of the hello, or a goodbye for good. */
  dismissed(reason: Refused | Bye): void;
}

/** The server did not do it; nothing has changed. */
export class NotDone extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(refusal.sentence);
    this.refusal = refusal;
  }
}

/** There was no connection, or it broke before the answer came. */
export class NotConnected extends Error {}

/** What a wish is answered with. */
export type Answer = Done | Explained | Hinted;

interface Pending {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
}

const FIRST_WAIT = 400; // milliseconds before the first attempt to come back; doubled each time
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000; // for the answer to a ping, and for the welcome
const FOR_GOOD: readonly Bye['code'][] = ['not_welcome', 'replaced'];

/** How long to wait before attempt number `tries`; spread out, so that a crowd does not come back all at once. */
export function waitBefore(tries: number, luck: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + luck() / 2);
}

/** Where the server listens: on the page's own host. */
export function socketAddress(at: Pick<Location, 'protocol' | 'host'> = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/ws`;
}

export class TableSocket {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #pending = new Map<number, Pending>();
  #socket: WebSocket | null = null;
  #link: Link = 'closed';
  #last = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;

  constructor(listener: Listener, address = socketAddress()) {
    this.#listener = listener;
    this.#address = address;
  }

  open(): void {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Ends it for good. */
  close(): void {
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
    this.#tell('closed');
  }

  /** Hangs up and says hello anew: something was missed. */
  again(): void {
    this.#drop();
    this.#connect();
  }

  /** Asks for something. `NotDone` says why it was refused, `NotConnected` that nobody knows. */
  request(wish: Wish): Promise<Answer> {
    const socket = this.#socket;
    if (socket === null || this.#link !== 'open') return Promise.reject(new NotConnected());
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...wish, id }));
    });
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#tell(this.#tries ? 'lost' : 'connecting');
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#timer = setTimeout(() => socket.close(), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed();
        this.#listener.heard(message);
        break;
      case 'update':
      case 'presence':
        this.#listener.heard(message);
        break;
      case 'done':
      case 'explained':
      case 'hinted':
        this.#answered(message.id)?.resolve(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'bye':
        if (FOR_GOOD.includes(message.code)) this.#dismissed(message);
    }
  }

  #welcomed(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#pinging = setInterval(this.#ping, PING_EVERY);
    this.#tell('open');
  }

  #refused(refusal: Refused): void {
    if (refusal.id !== null) this.#answered(refusal.id)?.reject(new NotDone(refusal));
    else if (this.#link !== 'open') this.#dismissed(refusal);
  }

  #dismissed(reason: Refused | Bye): void {
    this.close();
    this.#listener.dismissed(reason);
  }

  #answered(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** A line can be dead without anybody saying so: who does not answer is hung up on. */
  readonly #ping = (): void => {
    const socket = this.#socket;
    const hangUp = setTimeout(() => socket?.close(), PATIENCE);
    this.request({ type: 'ping' })
      .catch(() => undefined)
      .finally(() => clearTimeout(hangUp));
  };

  #lost(): void {
    this.#drop();
    this.#tell('lost');
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#tries));
    this.#tries += 1;
  }

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  readonly #now = (): void => {
    if (this.#link === 'lost' && this.#socket === null && !document.hidden) this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const pending of this.#pending.values()) pending.reject(new NotConnected());
    this.#pending.clear();
  }

  #tell(link: Link): void {
    if (link === this.#link) return;
    this.#link = link;
    this.#listener.linked(link);
  }
}
