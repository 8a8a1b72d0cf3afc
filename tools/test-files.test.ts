import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG } from './test-files.ts';

test('the files that begin first are there: a name that is gone would begin nothing', () => {
  expect(LONG.filter((file) => !existsSync(file))).toEqual([]);
});
