import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { ledgerTitle } from '../wallet/ledger-labels.ts';
import { planName } from './plan-names.ts';

test('[DECISIONS 53] plans of a billing cycle are named in the language of the screen, the owner’s own as written', () => {
  const line = { type: 'subscription', description: 'Laporan pagi · Bulanan' } as const;
  expect([planName('Bulanan'), ledgerTitle(line)]).toEqual(['Bulanan', 'Laporan pagi · Bulanan']);
  runInLanguage('en', () => {
    expect([planName('Bulanan'), planName('Tahunan')]).toEqual(['Monthly', 'Yearly']);
    expect(ledgerTitle(line)).toBe('Laporan pagi · Monthly');
    expect([planName('Tim 10 orang'), ledgerTitle({ ...line, description: 'Bulanan' })]).toEqual([
      'Tim 10 orang',
      'Bulanan',
    ]);
  });
});
