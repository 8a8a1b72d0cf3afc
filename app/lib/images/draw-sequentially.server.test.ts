import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { drawSequentially } from './draw-sequentially.server.ts';

test('between two drawings everything else has its turn, and one that fails holds up none', async () => {
  const done: string[] = [];
  const draw = (name: string) =>
    drawSequentially(async () => {
      done.push(name);
      if (name === 'b') throw new Error('no font');
      return name;
    });
  const drawings = Promise.allSettled(['a', 'b', 'c'].map(draw));
  const others = (async () => {
    for (let turn = 1; turn <= 3; turn++) {
      await nextTurn();
      done.push(`turn ${turn}`);
    }
  })();
  expect(await drawings).toMatchObject([{ value: 'a' }, { status: 'rejected' }, { value: 'c' }]);
  await others;
  for (const [before, after] of [
    ['a', 'b'],
    ['b', 'c'],
  ] as const)
    expect(done.slice(done.indexOf(before), done.indexOf(after)).join(' ')).toContain('turn');
});
