import { describe, expect, test } from 'vitest';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { rupiah } from '#shared/money/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { full, plan, row } from '#tests/support/shop/admin-products.ts';
import { oneTime, subscription } from '../product-kind.ts';
import { changedNames, type ProductValues } from '../values/product-values.ts';
import { ConflictFields } from './conflict-dialog.tsx';
import { draftBase, parseDraft } from './use-product-form.ts';

const kinds = [
  { kind: subscription, product: full },
  { kind: oneTime, product: { ...full, ...row } },
] as const;

/** A draft as it comes back from localStorage. */
const keptOf = (product: AdminProduct, part: Partial<ProductValues>): unknown => {
  const base = draftBase({ kind: oneTime, product });
  return JSON.parse(JSON.stringify({ base, values: { ...base.values, ...part } }));
};

const olderLesson = {
  id: 'a',
  title: null,
  duration: null,
  type: 'video',
  description: null,
  body: null,
  video: { file_id: 'v', captions_file_id: null },
  file_id: null,
  is_preview: true,
};

describe('a stored draft of a product', () => {
  test('over a newer version keeps the version it is based on, so that saving meets the conflict', () => {
    for (const { kind, product } of kinds) {
      const kept = keptOf(product, { price: '99000' });
      const newer = { ...product, version: 2, title: 'Judul admin lain', price: rupiah(80_000) };
      const draft = parseDraft(kept, draftBase({ kind, product: newer }));
      if (draft === null) throw new Error('the draft is not known again');
      expect(draft.base.version).toBe(1);
      // Nothing of the other admin's fields is sent.
      expect(changedNames(draft.base.values, draft.values)).toEqual(['price']);
      const shown = textOf(
        htmlOf(
          <ConflictFields
            base={draft.base.values}
            mine={draft.values}
            theirs={newer}
            sideOf={{}}
            onChoose={() => {}}
          />,
        ),
      );
      expect(shown).toContain('Judul Yang tersimpan Judul admin lain');
      expect(shown).not.toContain(product.title);
      expect(shown).toContain('Yang tersimpan Rp 80.000 Yang Anda tulis Rp 99.000');
    }
  });

  test('of a new product has no version, and is no draft of a stored product', () => {
    const { base, values } = { base: draftBase({ kind: oneTime, product: null }), values: { title: 'Baru' } };
    const kept: unknown = JSON.parse(JSON.stringify({ base, values }));
    expect(parseDraft(kept, base)).toEqual({ base, values: { ...base.values, title: 'Baru' } });
    expect(parseDraft(kept, draftBase({ kind: oneTime, product: full }))).toBeNull();
    expect(parseDraft(keptOf(full, {}), base)).toBeNull();
  });

  test('from before the form posted itself, with switches, numbers and lists of their own, is taken up', () => {
    const base = draftBase({ kind: subscription, product: { ...full, variants: [plan] } });
    const [variant] = base.values.variants;
    const older = {
      ...base.values,
      is_active: true,
      is_featured: false,
      billing_cycle: 'monthly',
      difficulty_level: '',
      media_gallery: [{ type: 'image', url: '/media/a.png', alt: null }],
      modules: [{ title: 'Awal', duration: null, description: null, lessons: [olderLesson] }],
      variants: [
        { ...variant, is_active: true, is_subscription: true, stored: JSON.parse(variant?.stored ?? 'null') },
      ],
    };
    const kept = {
      base: { version: 1, values: older },
      values: { ...older, title: 'Diketik', is_featured: true },
    };
    const draft = parseDraft(JSON.parse(JSON.stringify(kept)), base);
    if (draft === null) throw new Error('the draft is not known again');
    expect(changedNames(draft.base.values, draft.values)).toEqual(['title', 'is_featured']);
    expect(draft.values).toMatchObject({ is_active: 'true', is_featured: 'true', variants: [variant] });
    expect(draft.values.modules[0]?.lessons[0]).toMatchObject({
      title: '',
      video: { file_id: 'v', captions_file_id: '' },
      is_preview: 'true',
    });
    expect(draft.values.media_gallery).toBe('[{"type":"image","url":"/media/a.png","alt":null}]');
    const { stored: _, ...withoutStored } = older.variants[0] ?? {};
    const oldest = { ...kept, values: { ...kept.values, variants: [withoutStored] } };
    expect(parseDraft(oldest, base)?.values.variants[0]?.stored).toBe('null');
  });

  test('that is broken, or does not say what it is based on, is not offered', () => {
    const opened = draftBase({ kind: subscription, product: full });
    for (const kept of [
      null,
      'x',
      [],
      {},
      opened.values,
      { values: opened.values },
      { base: {}, values: {} },
    ])
      expect(parseDraft(kept, opened)).toBeNull();
  });
});
