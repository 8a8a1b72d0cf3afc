import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { joinWrites } from './joined-writes.ts';

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
