import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bye, Refused } from '../protocol.gen';
import { HandSocket, handSockets, recorded } from '../test/wire';
import { type Link, NotConnected, NotDone, socketAddress, TableSocket, waitBefore } from './socket';

const { welcome } = recorded['touche-poulet'];

let links: Link[];
let dismissed: (Refused | Bye)[];
let have: number;
const opened: TableSocket[] = [];

function connect(): TableSocket {
  const socket = new TableSocket(
    {
      hello: () => ({ type: 'hello', table: 'recorded1', token: 'a-token-of-a-seat', have }),
      heard: message => {
        if (message.type !== 'presence') have = message.number;
      },
      linked: link => links.push(link),
      dismissed: reason => dismissed.push(reason),
    },
    'ws://hens.example/ws',
  );
  socket.open();
  opened.push(socket);
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  handSockets();
  links = [];
  dismissed = [];
  have = 0;
});

afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first message says whose key this is, and the line is open when the welcome has come', () => {
  connect();
  expect(links).toEqual(['connecting']);
  const wire = HandSocket.last().accept();
  expect(wire.sent).toEqual([{ type: 'hello', table: 'recorded1', token: 'a-token-of-a-seat', have: 0 }]);
  expect(links).toEqual(['connecting']);
  wire.say(welcome);
  expect(links).toEqual(['connecting', 'open']);
});

test('answers find their requests by number, in whatever order they come', async () => {
  const socket = connect();
  const wire = HandSocket.last().accept().say(welcome);
  const first = socket.request({ type: 'act', line: 'ready' });
  const second = socket.request({ type: 'why_not', line: 'fire barn' });
  const third = socket.request({ type: 'resign' });
  expect(wire.sent.slice(1)).toEqual([
    { type: 'act', line: 'ready', id: 1 },
    { type: 'why_not', line: 'fire barn', id: 2 },
    { type: 'resign', id: 3 },
  ]);
  wire.say(
    { type: 'refused', id: 3, code: 'resigned', sentence: 'you have resigned already' },
    { type: 'explained', id: 2, rule: 'TP-7.1' },
    { type: 'done', id: 1 },
  );
  expect(await first).toEqual({ type: 'done', id: 1 });
  expect(await second).toEqual({ type: 'explained', id: 2, rule: 'TP-7.1' });
  await expect(third).rejects.toThrow(NotDone);
  await expect(third).rejects.toThrow('you have resigned already');
});

test('who comes back names the last update it has', async () => {
  connect();
  HandSocket.last().accept().say(welcome);
  HandSocket.last().close();
  expect(links.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(400);
  expect(HandSocket.all).toHaveLength(2);
  HandSocket.last().accept();
  expect(HandSocket.last().hello.have).toBe(welcome.number);
  HandSocket.last().say(welcome);
  expect(links).toEqual(['connecting', 'open', 'lost', 'open']);
});

test('the waits between attempts double up to a quarter of a minute, and are spread', () => {
  const most = [0, 1, 2, 3, 4, 5, 6, 20].map(tries => waitBefore(tries, () => 1));
  expect(most).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  expect(waitBefore(3, () => 0)).toBe(1600);
});

test('a line that breaks again and again is tried ever more seldom, until it holds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  connect();
  for (const wait of [400, 800, 1600]) {
    const before = HandSocket.all.length;
    HandSocket.last().close();
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(HandSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(HandSocket.all).toHaveLength(before + 1);
  }
  HandSocket.last().accept().say(welcome).close();
  await vi.advanceTimersByTimeAsync(400);
  expect(HandSocket.all).toHaveLength(5);
});

test('when the network is back nobody waits any longer', async () => {
  connect();
  HandSocket.last().accept().say(welcome).close();
  dispatchEvent(new Event('online'));
  expect(HandSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(HandSocket.all).toHaveLength(2);
});

test('without a connection nothing is asked, and what was asked meanwhile nobody knows', async () => {
  const socket = connect();
  await expect(socket.request({ type: 'resign' })).rejects.toThrow(NotConnected);
  HandSocket.last().accept().say(welcome);
  const asked = socket.request({ type: 'resign' });
  HandSocket.last().close();
  await expect(asked).rejects.toThrow(NotConnected);
});

test('a server that does not answer a ping is hung up on', async () => {
  connect();
  const wire = HandSocket.last().accept().say(welcome);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(wire.sent.at(-1)).toEqual({ type: 'ping', id: 1 });
  await vi.advanceTimersByTimeAsync(9999);
  expect(wire.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(wire.closed).toBe(true);
  expect(links.at(-1)).toBe('lost');
});

test('a ping that is answered changes nothing', async () => {
  connect();
  const wire = HandSocket.last().accept().say(welcome);
  await vi.advanceTimersByTimeAsync(25_000);
  wire.say({ type: 'done', id: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(wire.closed).toBe(false);
});

test.each(['not_welcome', 'replaced'] as const)('after a bye of the sort %s nobody tries again', async code => {
  connect();
  const bye: Bye = { type: 'bye', code, sentence: 'enough' };
  HandSocket.last().accept().say(bye);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(HandSocket.all).toHaveLength(1);
  expect(dismissed).toEqual([bye]);
  expect(links.at(-1)).toBe('closed');
});

test('a server that ends is come back to', async () => {
  connect();
  HandSocket.last().accept().say(welcome, { type: 'bye', code: 'shutdown', sentence: 'see you' }).close();
  await vi.advanceTimersByTimeAsync(400);
  expect(HandSocket.all).toHaveLength(2);
  expect(dismissed).toEqual([]);
});

test('who has closed the line does not come back', async () => {
  const socket = connect();
  HandSocket.last().accept().say(welcome);
  socket.close();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(HandSocket.all).toHaveLength(1);
});

test('the line leads to the host of the page, in secret if the page is', () => {
  expect(socketAddress({ protocol: 'https:', host: 'hens.example' })).toBe('wss://hens.example/ws');
  expect(socketAddress({ protocol: 'http:', host: 'localhost:8000' })).toBe('ws://localhost:8000/ws');
});
