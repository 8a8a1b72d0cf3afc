import { expect, test } from 'vitest';
import { isPassed, keepUnstable, nameOf, selectionOf, withPassed, worthRunningAgain } from './failures.mjs';
import { textOf } from './report-failures.ts';

const file = 'tests/e2e/shop.e2e.ts';
const none = { failures: [], unhandled: [] };

test.each([['costs Rp 1.000 (or less?) [WAL-009] a|b ^$ {2} +\\d*'], ['in %s the planted "x" is caught']])(
  'the pattern for a test meets %j and no longer name',
  (title) => {
    const { file: selected, env } = selectionOf({ file, path: ['a suite', title] });
    const pattern = new RegExp(env.TEST_NAME ?? 'none');
    expect(selected).toBe(file);
    expect(`a suite ${title}`).toMatch(pattern);
    expect(`a suite ${title} more`).not.toMatch(pattern);
    expect(`another a suite ${title}`).not.toMatch(pattern);
  },
);

test('a file that failed as a whole is run with all its tests, once; tests of one name once', () => {
  expect(selectionOf({ file, path: [] })).toEqual({ file, env: {} });
  const failures = [
    { file, path: ['one'], errors: [] },
    { file, path: [], errors: [] },
    { file: 'a.test.ts', path: ['s', 'two'], errors: [] },
    { file: 'a.test.ts', path: ['s', 'two'], errors: [] },
  ];
  expect(worthRunningAgain(failures).map(nameOf)).toEqual([file, 'a.test.ts > s > two']);
});

test('a second run proves something when it ends well, with a test that passed, and nothing failed beside it', () => {
  const good = { code: 0, failures: none, results: { numPassedTests: 1 } };
  expect(isPassed(good)).toBe(true);
  const failure = { file, path: ['one'], errors: [] };
  for (const other of [
    { code: 1 },
    { failures: null },
    { failures: { ...none, unhandled: ['Error: late'] } },
    { failures: { ...none, failures: [failure] } },
    { results: { numPassedTests: 0 } },
    { results: null },
  ])
    expect(isPassed({ ...good, ...other })).toBe(false);
});

test('the results keep all others, and take what passed again, also of a file that could not be read', () => {
  const result = (fullName: string, status: string) => ({ fullName, status });
  const before = {
    numPassedTests: 1,
    numFailedTests: 2,
    testResults: [
      { name: '/a', assertionResults: [result('s one', 'failed'), result('s two', 'passed')] },
      { name: '/b', assertionResults: [] },
      { name: '/c', assertionResults: [result('s one', 'failed')] },
    ],
  };
  const ofA = { name: '/a', assertionResults: [result('s one', 'passed'), result('s two', 'skipped')] };
  const afterA = withPassed(before, { numPassedTests: 1, numFailedTests: 0, testResults: [ofA] });
  expect(afterA).toMatchObject({ numPassedTests: 2, numFailedTests: 1 });
  const ofB = { name: '/b', assertionResults: [result('s one', 'passed')] };
  const after = withPassed(afterA, { numPassedTests: 1, numFailedTests: 0, testResults: [ofB] });
  expect(after).toMatchObject({ numPassedTests: 3, numFailedTests: 1 });
  expect(after.testResults[2]).toEqual(before.testResults[2]);
});

test('what was unstable in one run is there with its messages after the next, the last hundred of them', () => {
  const failure = { file, path: ['one'], errors: ['expected 1 to be 2'] };
  const first = keepUnstable([], [failure], '2026-11-28T10:00:00.000Z');
  expect(first).toEqual([{ ...failure, at: '2026-11-28T10:00:00.000Z' }]);
  expect(keepUnstable(first, [], '2026-11-28T11:00:00.000Z')).toEqual(first);
  const many = keepUnstable(
    first,
    Array(100).fill({ ...failure, errors: ['late'] }),
    '2026-11-28T12:00:00.000Z',
  );
  expect(many.map(({ errors }) => errors[0])).toEqual(Array(100).fill('late'));
});

test('an error is kept with its message once, where it was, what differed, and what caused it', () => {
  const cause = {
    message: 'relation "a" does not exist',
    stack: 'error: relation "a" does not exist\n    at b.ts:2\n    at file:///a/node_modules/pg/c.js:4',
  };
  expect(
    textOf({ message: 'Failed query', stack: 'Error: Failed query\n    at a.ts:1', diff: '- 1\n+ 2', cause }),
  ).toBe(
    'Error: Failed query\n    at a.ts:1\n- 1\n+ 2\ncaused by error: relation "a" does not exist\n    at b.ts:2',
  );
  expect(textOf({ message: 'lost', stack: '    at c.ts:3' })).toBe('lost\n    at c.ts:3');
});
