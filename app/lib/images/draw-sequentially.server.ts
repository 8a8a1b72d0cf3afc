import { setImmediate as nextTurn } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws one image per event loop turn. A page asks for twenty covers at once, which drawn together would block the
 * process so long that the database connection counts as lost.
 */
export function drawSequentially<Drawing>(draw: () => Promise<Drawing>): Promise<Drawing> {
  const drawn = last.then(() => nextTurn()).then(draw);
  last = drawn.catch(() => undefined);
  return drawn;
}
