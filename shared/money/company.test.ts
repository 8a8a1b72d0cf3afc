import { expect, test } from 'vitest';
import { company } from '#contract/account/invoice-party.ts';
import { inputCopy } from '#messages/input/input.ts';
import { isBranchNumber, parseNpwp } from './company.ts';

test('an NPWP is sixteen digits however it is typed, and the fifteen of older papers get a 0 in front', () => {
  for (const typed of ['01.234.567.8-901.000', '012345678901000', 'NPWP: 01.234.567.8-901.000'])
    expect(parseNpwp(typed)).toBe('0012345678901000');
  for (const typed of [
    '3271234567890123',
    '3271 2345 6789 0123',
    'npwp 3271-2345-6789-0123',
    '３２７１２３４５６７８９０１２３',
  ])
    expect(parseNpwp(typed)).toBe('3271234567890123');
});

test.for([
  '',
  '01234567890100',
  '32712345678901234',
  '000000000000000',
  '0000000000000000',
  '32712345678x0123',
])('no NPWP: %s', (typed) => {
  expect([parseNpwp(typed), isBranchNumber(typed)]).toEqual([null, false]);
});

test('the twenty-two digits of a branch are named as such at their field', () => {
  const problemOf = (npwp: string) =>
    company.safeParse({ name: 'PT Contoh', address: 'Jl. Contoh 1', npwp }).error?.issues[0]?.message;
  expect(problemOf('3271234567890123000001')).toBe(inputCopy.npwpBranch);
  expect(problemOf('3271 2345 6789 0123 000001')).toBe(inputCopy.npwpBranch);
  expect(problemOf('327123')).toBe(inputCopy.npwp);
  expect(problemOf('012345678901000')).toBeUndefined();
});
