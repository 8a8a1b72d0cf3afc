import type { Socket } from 'node:net';

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

/**
 * The query builder's `begin` goes out with the transaction's first statements. If it fails, they were in no
 * transaction: their caller gets its error, and nothing is sent after them until the `rollback`.
 */
export function sendBeginAlong(client: { query(...args: readonly unknown[]): unknown }): void {
  const { query } = client;
  /** Null once it is answered. */
  let begin: Promise<void> | null = null;
  let failure: unknown = null;
  const sent = (...args: readonly unknown[]): unknown => {
    const text = textOf(args[0]);
    if (text === 'begin' || text === 'rollback') failure = null;
    if (failure !== null) return Promise.reject(failure);
    const answer: unknown = Reflect.apply(query, client, args);
    if (!(answer instanceof Promise)) return answer;
    if (text !== 'begin') return begin === null ? answer : afterBegin(begin, answer);
    begin = answer.then(
      () => {
        begin = null;
      },
      (error) => {
        begin = null;
        failure = error;
        throw error;
      },
    );
    begin.catch(() => undefined);
    return Promise.resolve();
  };
  Object.assign(client, { query: sent });
}

function afterBegin(begin: Promise<void>, answer: Promise<unknown>): Promise<unknown> {
  answer.catch(() => undefined);
  return begin.then(() => answer);
}

/** The query builder's statements are objects; those of others are strings, and wait for the answer to their `begin`. */
const textOf = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : null;
