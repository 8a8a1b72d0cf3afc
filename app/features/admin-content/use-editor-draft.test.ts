import { expect, test } from 'vitest';
import { mergeTyped } from './use-editor-draft.ts';

const sent = { title: 'Menutup kasir', slug: '', tags: ['kasir'] };
const saved = { title: 'Menutup kasir', slug: 'menutup-kasir', tags: ['kasir'] };

test('[ACON-006] what is typed while the text is being saved is not taken away by the answer', () => {
  expect(mergeTyped(saved, sent, sent)).toEqual(saved);
  expect(mergeTyped(saved, sent, { ...sent, slug: 'tutup-kasir' })).toEqual({
    ...saved,
    slug: 'tutup-kasir',
  });
  expect(mergeTyped(saved, sent, { ...sent, tags: ['kasir', 'malam'] })).toEqual({
    ...saved,
    tags: ['kasir', 'malam'],
  });
});
