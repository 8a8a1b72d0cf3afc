import { expect, test } from 'vitest';
import { isSame } from '#app/lib/forms/same-values.ts';
import { mergeTyped, typedValues, withBlanks } from './content-form.tsx';

const sent = { title: 'Menutup kasir', slug: '', points: [{ label: 'Jam' }] };
const saved = { title: 'Menutup kasir', slug: 'menutup-kasir', points: [{ label: 'Jam' }] };

test('[ACON-006] what is typed while the text is being saved is not taken away by the answer', () => {
  expect(mergeTyped(saved, sent, sent)).toEqual(saved);
  expect(mergeTyped(saved, sent, { ...sent, slug: 'tutup-kasir' })).toEqual({
    ...saved,
    slug: 'tutup-kasir',
  });
  const points = [{ label: 'Jam' }, { label: 'Hari' }];
  expect(mergeTyped(saved, sent, { ...sent, points })).toEqual({ ...saved, points });
  // A field that was emptied, and a list that lost its last row, are not posted at all.
  expect(mergeTyped(saved, sent, {})).toEqual({ title: '', slug: 'menutup-kasir', points: [] });
});

test('a form has changed by what can be typed in it alone', () => {
  const posted = { ...sent, base_updated_at: '2026-11-23', stay: '1', points: [{ label: 'Jam', value: '' }] };
  expect(isSame(posted, sent)).toBe(true);
  expect(isSame({ ...posted, points: [] }, sent)).toBe(false);
  expect(isSame({ ...posted, title: '' }, { ...sent, title: null })).toBe(true);
  expect(typedValues({ title: 'A', intent: 'x', n: 1, rows: [{ a: 'b', c: null }] })).toEqual({
    title: 'A',
    rows: [{ a: 'b', c: '' }],
  });
  expect(withBlanks(saved, { title: 'B' })).toEqual({ title: 'B', slug: '', points: [] });
});
