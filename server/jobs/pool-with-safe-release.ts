import type { Database } from '#server/platform/db.ts';

type Pool = Database['pool'];
type Connect = Parameters<Pool['connect']>[0];

/**
 * The pool as the queue's library sees it: a client that is given back twice is given back once. The library does
 * that when a connection breaks while it stops listening (seen with 0.17.3, `release` in main.js); the pool throws at
 * the second time, and as nobody catches it the process would end.
 */
export function poolWithSafeRelease(pool: Pool): Pool {
  const connect = (callback?: Connect) => {
    if (callback === undefined) return pool.connect();
    return pool.connect((error, client, done) => callback(error, client, onlyOnce(done)));
  };
  return new Proxy(pool, {
    get: (target, key, receiver) => (key === 'connect' ? connect : Reflect.get(target, key, receiver)),
  });
}

/** Without a client there is nothing to give back, and the pool passes no `done`. */
function onlyOnce(done: ((release?: unknown) => void) | undefined): (release?: unknown) => void {
  let isDone = false;
  return (release) => {
    if (isDone) return;
    isDone = true;
    done?.(release);
  };
}
