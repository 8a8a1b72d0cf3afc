import { describe, expect, test } from 'vitest';
import { diffFields, formatFieldValue } from './diff-fields.ts';

describe('what an entry says has changed', () => {
  test('lists each changed field, nested ones included, and omits unchanged ones', () => {
    const before = { status: 'pending', version: 3, variants: [{ id: 1 }], page: { title: 'A', slug: 'a' } };
    const after = { status: 'completed', version: 3, variants: [{ id: 2 }], page: { title: 'B', slug: 'a' } };
    expect(diffFields(before, after)).toEqual([
      { name: 'status', before: 'pending', after: 'completed' },
      { name: 'variants', before: [{ id: 1 }], after: [{ id: 2 }] },
      { name: 'page.title', before: 'A', after: 'B' },
    ]);
  });

  test('is there when a side is missing, and nothing where nothing was written down', () => {
    expect(diffFields(null, { reason: 'Salah catat' })).toEqual([
      { name: 'reason', before: undefined, after: 'Salah catat' },
    ]);
    expect(diffFields({ stock: 0 }, { stock: null })).toEqual([{ name: 'stock', before: 0, after: null }]);
    expect([diffFields(null, null), diffFields('kata', 7)]).toEqual([[], []]);
  });
});

test('values are formatted for readers', () => {
  const texts = [
    formatFieldValue('balance_bigint', 127_500_000),
    formatFieldValue('amount_bigint', -2_500_000),
    formatFieldValue('price', 0),
    formatFieldValue('stock', 12),
    formatFieldValue('is_active', false),
    formatFieldValue('reference_id', null),
    formatFieldValue('status', 'contacted'),
    formatFieldValue('status', 'refunded'),
    formatFieldValue('status', 'of-an-old-release'),
    formatFieldValue('state', 'no_show'),
    formatFieldValue('scheduled_at', '2026-11-22T20:30:00.000Z'),
    formatFieldValue('sections', ['hero: public', 'modules: owner']),
    formatFieldValue('variants', [{ price: 5 }]),
  ];
  expect(texts).toEqual([
    'Rp 1.275.000',
    expect.stringMatching(/^[-−]Rp 25\.000$/),
    'Rp 0',
    '12',
    'tidak',
    'kosong',
    'Dihubungi',
    'dikembalikan',
    'of-an-old-release',
    'Tidak datang',
    '23 Nov 2026, 03.30 WIB',
    'hero: public\nmodules: owner',
    '{"price":5}',
  ]);
  expect(formatFieldValue('description', 'x'.repeat(5_000))).toHaveLength(401);
});
