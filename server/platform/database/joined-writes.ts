import type { Socket } from 'node:net';
import type pg from 'pg';

/** Sends what is written in one turn of the event loop at once, because each write costs as much as a short statement. */
export function joinWrites(socket: Socket): Socket {
  const { write } = socket;
  let isCorked = false;
  let hasWritten = false;
  // Waits until the promises that are ready write no more, so that statements sent behind each other (`sendTogether`)
  // go together too.
  const flush = () => {
    if (hasWritten) {
      hasWritten = false;
      queueMicrotask(() => process.nextTick(flush));
    } else {
      isCorked = false;
      socket.uncork();
    }
  };
  const joined = (...args: readonly unknown[]): unknown => {
    hasWritten = true;
    if (!isCorked) {
      isCorked = true;
      socket.cork();
      process.nextTick(flush);
    }
    return Reflect.apply(write, socket, args);
  };
  return Object.assign(socket, { write: joined });
}

/** The query builder's `begin` goes out with the transaction's first statement, which fails if it does. */
export function sendBeginAlong(client: pg.PoolClient): void {
  const { query } = client;
  const sent = (...args: readonly unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, args);
    if (!(answer instanceof Promise) || !isBegin(args[0])) return answer;
    answer.catch(() => undefined);
    return Promise.resolve();
  };
  Object.assign(client, { query: sent });
}

const isBegin = (statement: unknown): boolean =>
  typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'begin';
