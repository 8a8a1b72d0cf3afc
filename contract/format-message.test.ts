import { expect, test } from 'vitest';
import { refusalCopy } from '#messages/refusals.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { formatMessage } from './format-message.ts';

test('[ERR-045] a too low balance says what one has and what one needs, in rupiah', () =>
  runInLanguage('en', () => {
    const facts = { balance_bigint: 5_000_000, price_bigint: 14_900_000 };
    expect(formatMessage(refusalCopy.INSUFFICIENT_BALANCE, facts)).toBe(
      'Insufficient wallet balance. You have Rp 50.000, but need Rp 149.000. Please top-up your wallet first.',
    );
  }));

test('a placeholder without its detail is left out', () => {
  expect(formatMessage('Sisa {left} dari {all}.', { all: 3 })).toBe('Sisa  dari 3.');
});
