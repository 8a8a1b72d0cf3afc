import type { Database } from '#server/platform/database/db.ts';

type Pool = Database['pool'];
type Connect = Parameters<Pool['connect']>[0];

/**
 * The library releases a client twice when a connection breaks while it stops listening (0.17.3, `release` in main.js);
 * pg throws then, and the uncaught error would end the process.
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

/** On a failed connect there is no client to release, and the pool passes no `done`. */
function onlyOnce(done: ((release?: unknown) => void) | undefined): (release?: unknown) => void {
  let isDone = false;
  return (release) => {
    if (isDone) return;
    isDone = true;
    done?.(release);
  };
}
