import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { joinWrites, sendBeginAlong } from './joined-writes.ts';

/** Keeps what would go to the network, one entry for each write to it. */
function createSocket() {
  const sent: string[] = [];
  const socket = joinWrites(
    Object.assign(new Socket(), {
      _write(chunk: Buffer | string, _: string, done: () => void) {
        sent.push(String(chunk));
        done();
      },
      _writev(chunks: readonly { readonly chunk: Buffer | string }[], done: () => void) {
        sent.push(chunks.map(({ chunk }) => String(chunk)).join(''));
        done();
      },
    }),
  );
  return { socket, sent };
}

const tick = () => new Promise<void>((resolve) => process.nextTick(resolve));
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('what one turn writes goes out together, also behind ticks and corks of its own, and the next turn by itself', async () => {
  const { socket, sent } = createSocket();
  socket.cork();
  socket.write('a');
  socket.write('b');
  socket.uncork();
  await tick();
  socket.write('c');
  await tick();
  socket.write('d');
  await turn();
  expect(sent).toEqual(['abcd']);
  socket.write('e');
  await turn();
  expect(sent).toEqual(['abcd', 'e']);
});

test('what was written before the end is sent', async () => {
  const { socket, sent } = createSocket();
  socket.write('a');
  socket.end('b');
  await turn();
  expect(sent.join('')).toBe('ab');
});

test('statements behind a failed begin fail with its error, and nothing more is sent until the rollback', async () => {
  const sent: string[] = [];
  const client = {
    query: async (statement: string | { readonly text: string }) => {
      const text = typeof statement === 'string' ? statement : statement.text;
      sent.push(text);
      const isFirst = sent.length === 1;
      await turn();
      if (isFirst) throw new Error('begin was cancelled');
      return text;
    },
  };
  sendBeginAlong(client);
  await client.query({ text: 'begin' });
  const [claim, lock] = [client.query({ text: 'claim' }), client.query({ text: 'lock' })];
  await expect(claim).rejects.toThrow('begin was cancelled');
  await expect(lock).rejects.toThrow('begin was cancelled');
  await expect(client.query({ text: 'post' })).rejects.toThrow('begin was cancelled');
  await expect(client.query({ text: 'commit' })).rejects.toThrow('begin was cancelled');
  expect(await client.query({ text: 'rollback' })).toBe('rollback');
  await client.query({ text: 'begin' });
  expect(await client.query({ text: 'claim' })).toBe('claim');
  expect(sent).toEqual(['begin', 'claim', 'lock', 'rollback', 'begin', 'claim']);
  // Another library reads the answer to its own.
  expect(await client.query('begin')).toBe('begin');
});
