import { expect, test } from 'vitest';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import { runInLanguage } from '#tests/support/language.ts';
import { productTypes } from './catalog.ts';
import { commonKind, purchaseKindOf, soldKindOf } from './purchase-kind.ts';

const policy = { days: 7, percent: 20 };

test('[DECISIONS 51, DECISIONS 65] what cannot be downloaded is not sold by words about files, in either language', () => {
  for (const language of ['id', 'en'] as const) {
    runInLanguage(language, () => {
      for (const type of ['consultation', 'service', 'subscription_service']) {
        const kind = purchaseKindOf(type);
        const said = [
          purchaseWords.refund[kind](policy),
          purchaseWords.access[kind],
          purchaseWords.lede[kind],
        ];
        expect([type, said.join(' ')]).toEqual([
          type,
          expect.not.stringMatching(/berkas|unduh|file|download|20%/),
        ]);
      }
      for (const type of ['template', 'e_course', 'bundle', 'mini_class'])
        expect([type, purchaseWords.refund[purchaseKindOf(type)](policy)]).toEqual([
          type,
          expect.stringContaining('20%'),
        ]);
    });
  }
});

test('several things share the words of their kind, or the plain ones', () => {
  expect(commonKind(['session', 'session'])).toBe('session');
  expect(commonKind(['session', 'material'])).toBe('material');
  expect(commonKind([])).toBe('material');
  expect(productTypes.map(purchaseKindOf)).not.toContain(undefined);
});

test('a class that meets is sold by words about sessions, one of recordings as the course that it is', () => {
  const meets = { type: 'mini_class', next_session_at: '2026-12-12T02:00:00.000Z' };
  expect(purchaseWords.refund[soldKindOf(meets)](policy)).toContain('sesi');
  expect(soldKindOf({ ...meets, next_session_at: null })).toBe('course');
  expect(soldKindOf({ type: 'consultation', next_session_at: null })).toBe('session');
});
