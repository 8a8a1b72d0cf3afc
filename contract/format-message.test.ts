import { expect, test } from 'vitest';
import { checkout } from './account/checkout.ts';
import { formatMessage } from './format-message.ts';

test('[ERR-045] a too low balance says what one has and what one needs, in rupiah', () => {
  const { message } = checkout.refusals.INSUFFICIENT_BALANCE;
  expect(formatMessage(message.en, { balance_bigint: 5_000_000, price_bigint: 14_900_000 })).toBe(
    'Insufficient wallet balance. You have Rp 50.000, but need Rp 149.000. Please top-up your wallet first.',
  );
});

test('a placeholder without its detail is left out', () => {
  expect(formatMessage('Sisa {left} dari {all}.', { all: 3 })).toBe('Sisa  dari 3.');
});
