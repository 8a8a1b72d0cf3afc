import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * One drawing after the other, each in a turn of its own. A page asks for twenty covers at once, and drawn together they
 * would keep the process from hearing the database for so long that it takes it for gone.
 */
export function drawInTurn<Drawing>(draw: () => Promise<Drawing>): Promise<Drawing> {
  const drawn = last.then(() => nextTurn()).then(draw);
  last = drawn.catch(() => undefined);
  return drawn;
}
