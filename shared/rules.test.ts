import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerLabel, ledgerTitle } from '#messages/wallet/ledger-labels.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { ledgerTypes, OLDER_TOP_UP } from './money/ledger.ts';
import { shownPaymentStatus } from './payments/payments.ts';
import { completionFields, profileCompletion } from './people/profile.ts';
import { isAllowed } from './people/roles.ts';
import {
  dayOf,
  formatArticleDate,
  formatCardDate,
  formatDayTime,
  formatMonth,
  formatTime,
  monthOf,
  nextMonth,
} from './time/dates.ts';

describe('dates', () => {
  test('DECISIONS 44: a month begins at midnight in Jakarta and is named by its first day', () => {
    expect(monthOf('2026-11-30T16:59:59.999Z')).toBe('2026-11-01');
    expect(monthOf(new Date('2026-11-30T17:00:00Z'))).toBe('2026-12-01');
    expect(monthOf('2026-12-31T17:00:00Z')).toBe('2027-01-01');
    expect([nextMonth('2026-11-01'), nextMonth('2026-12-01')]).toEqual(['2026-12-01', '2027-01-01']);
    expect(formatMonth('2026-12-01')).toBe('Desember 2026');
  });

  const evening = '2026-11-20T18:30:00Z';
  test('[CONST-012, MKT-011][DECISIONS 74] are read in WIB with Indonesian month names', () => {
    expect(formatCardDate(evening)).toBe('21 Nov 2026');
    expect(formatArticleDate('2026-08-16T17:00:00Z')).toBe('17 Agustus 2026');
    expect(formatDayTime(evening)).toBe('21 Nov, 01.30');
  });

  test('are read in WIB with English month names in English', () => {
    runInLanguage('en', () => {
      expect(formatCardDate('2026-08-16T17:00:00Z')).toBe('17 Aug 2026');
      expect(formatArticleDate('2026-08-16T17:00:00Z')).toBe('17 August 2026');
      expect(formatMonth('2026-12-01')).toBe('December 2026');
      expect(formatDayTime(evening)).toBe('21 Nov, 01:30');
    });
  });

  test('DECISIONS 44: are the day and time that Intl names for Jakarta, at every moment', () => {
    const intl = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Jakarta',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(`${dayOf(moment)} ${formatTime(moment).replace('.', ':')}`).toBe(intl.format(moment));
      }),
    );
    expect(() => formatCardDate('kemarin')).toThrow(RangeError);
  });
});

describe('roles', () => {
  test('[SEC-001] a visitor reads, a moderator is not an admin, an admin may everything', () => {
    expect(isAllowed(null, 'visitor')).toBe(true);
    expect(isAllowed(null, 'user')).toBe(false);
    expect(isAllowed('user', 'moderator')).toBe(false);
    expect(isAllowed('moderator', 'admin')).toBe(false);
    expect(isAllowed('admin', 'moderator')).toBe(true);
  });
});

describe('ledger lines and payments', () => {
  test('[WAL-033 WAL-034] a line is called what it is, in the language of its reader', () => {
    const labels = () => ledgerTypes.map((type) => ledgerLabel({ type }));
    expect(labels()).toEqual(['Isi saldo', 'Pembelian', 'Pengembalian', 'Penyesuaian', 'Langganan']);
    expect(runInLanguage('en', labels)).toEqual([
      'Top-up',
      'Purchase',
      'Refund',
      'Adjustment',
      'Subscription',
    ]);
    const titles = () =>
      [OLDER_TOP_UP, 'Modal kampanye', ''].map((description) => ledgerTitle({ type: 'topup', description }));
    expect(titles()).toEqual(['Saldo masuk', 'Modal kampanye', 'Saldo masuk']);
    expect(runInLanguage('en', titles)).toEqual(['Balance added', 'Modal kampanye', 'Balance added']);
  });

  test.each([
    ['completed', 'completed'],
    ['success', 'completed'],
    ['refunded', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
    ['expired', 'failed'],
    ['pending', 'pending'],
    ['anything else', 'pending'],
  ])('[WAL-035] a payment stored as %s is shown as %s', (stored, shown) => {
    expect(shownPaymentStatus(stored)).toBe(shown);
  });
});

describe('profile completion', () => {
  const filled = (count: number) =>
    Object.fromEntries(completionFields.map((field, index) => [field, index < count ? 'x' : '  ']));

  test('is the rounded share of 14 fields and makes eligible from 80 %', () => {
    expect(profileCompletion({})).toMatchObject({ percent: 0, is_eligible: false });
    expect(profileCompletion(filled(11))).toMatchObject({ percent: 79, is_eligible: false });
    expect(profileCompletion(filled(12))).toMatchObject({ percent: 86, is_eligible: true });
    expect(profileCompletion(filled(14)).missing_fields).toEqual([]);
  });

  test('a field of blanks counts as missing', () => {
    expect(profileCompletion(filled(13)).missing_fields).toEqual([completionFields[13]]);
  });
});
