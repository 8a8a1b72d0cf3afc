import { expect, test } from 'vitest';
import { cueProblem, toCues, toRows, withRowAfter } from './cue-rows.ts';

const cue = (start: number, end: number, text = 'Halo') => ({ start, end, text, settings: 'line:0' });

test('rows say what is wrong with them, and where their cues go', () => {
  const [row] = toRows([cue(1000, 2000)]);
  if (row === undefined) throw new Error('no row');
  expect(cueProblem(row)).toBe(null);
  expect(cueProblem({ ...row, start: '1.2.3' })).toBe('start');
  expect(cueProblem({ ...row, end: '' })).toBe('end');
  expect(cueProblem({ ...row, end: '0:01' })).toBe('order');
  expect(cueProblem({ ...row, text: ' \n' })).toBe('text');
});

test('a new row begins where the one before it ends; cues are ordered by time', () => {
  const rows = withRowAfter(toRows([cue(5000, 6000), cue(8000, 9000)]), 0);
  expect(rows.map(({ key, start, end }) => [key, start, end])).toEqual([
    [0, '00:00:05.000', '00:00:06.000'],
    [2, '00:00:06.000', '00:00:09.000'],
    [1, '00:00:08.000', '00:00:09.000'],
  ]);
  expect(withRowAfter([], -1)).toMatchObject([{ start: '00:00:00.000', end: '00:00:03.000' }]);
  expect(toCues(toRows([cue(5000, 6000), cue(0, 1000)]))).toEqual([cue(0, 1000), cue(5000, 6000)]);
});
