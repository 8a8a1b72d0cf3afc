import { expect, test } from 'vitest';
import { scrub } from './logger.ts';

test.each([
  ['no such mailbox sari.wulandari@contoh.example', 'no such mailbox [email]'],
  ['401 for Bearer abc.def', '401 for Bearer [secret]'],
  [
    'connect postgres://shop:rahasia@db.internal:5432/shop failed',
    'connect [secret]@db.internal:5432/shop failed',
  ],
  ['GET https://toko.example/reset-password?token=abc failed', 'GET https://toko.example/[path] failed'],
  ['connect ECONNREFUSED 203.0.113.9:5432', 'connect ECONNREFUSED [address]:5432'],
  ['connect ETIMEDOUT 2001:db8:0:1::7', 'connect ETIMEDOUT [address]'],
  ['call +62 812-3456-7890', 'call [number]'],
  ['unknown session K7QX2mRD9sVbT4wYzA1cE', 'unknown session [secret]'],
  ['invalid input syntax for type uuid: "Sari Wulandari"', 'invalid input syntax for type uuid: "[value]"'],
  ['Failed query: select 1\nparams: sari,rahasia', 'Failed query: select 1'],
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading '[value]')",
  ],
  ['counting answered nothing', 'counting answered nothing'],
])('%s', (message, told) => {
  expect(scrub(message)).toBe(told);
});

test('a long message is cut', () => {
  expect(scrub('a b '.repeat(1_000))).toHaveLength(500);
});
