import { expect, test } from 'vitest';
import type { FormValues } from '#app/components/form/use-action-form.ts';
import { createClient } from '#contract/client.ts';
import { postedValues } from '#tests/support/form.tsx';
import { postForm } from '#tests/support/form-reply.ts';
import { full } from '#tests/support/shop/admin-products.ts';
import { oneTime, subscription } from '../product-kind.ts';
import { emptyValues, valuesOf } from '../values/product-values.ts';
import { saveProductAction } from './save-product.ts';

const refusal = (code: string, status: number, details?: object) =>
  Response.json({ error: 'Sebabnya.', code, request_id: 'r', ...(details && { details }) }, { status });

async function save(answer: Response, id: string | null = full.id, part: FormValues = {}) {
  const calls: unknown[] = [];
  const client = createClient(async (request) => {
    calls.push([request.method, await request.clone().json()]);
    return answer;
  });
  const typed =
    id === null
      ? { ...emptyValues(oneTime), title: 'Baru', price: '0', ...part }
      : { ...valuesOf(full), price: '99.000', stock: '5', version: '3', changed: 'price' };
  const kind = id === null ? oneTime : subscription;
  const result = await postForm(saveProductAction, {
    client,
    posted: postedValues(typed),
    path: kind.path,
    params: id === null ? {} : { id },
  });
  return { result, calls };
}

test('an update sends the fields that were edited and the version that they are based on, so that no sale is undone', async () => {
  const { calls, result } = await save(Response.json({ product: full }));
  expect(calls).toEqual([['PATCH', { price: 99_000, version: 3 }]]);
  expect(result).toMatchObject({
    problem: null,
    success: { message: 'Berhasil', detail: 'Produk subscription berhasil diperbarui' },
  });
});

test('a new product is sent whole, with its kind', async () => {
  const { calls } = await save(Response.json({ product: full }), null);
  expect(calls).toMatchObject([
    ['POST', { title: 'Baru', price: 0, original_price: null, is_subscription: false, type: 'e_course' }],
  ]);
});

test('[APRD-057] a new product is for sale once it is published, and a draft is not', async () => {
  const published = await save(Response.json({ product: full }), null, { publish: '1' });
  const draft = await save(Response.json({ product: full }), null);
  expect(published.calls).toMatchObject([['POST', { is_active: true }]]);
  expect(draft.calls).toMatchObject([['POST', { is_active: false }]]);
});

test('a refusal says that nothing was saved and why, and stands at the field that it is about', async () => {
  const text = 'Gagal menyimpan produk subscription. Sebabnya.';
  const taken = await save(refusal('SLUG_TAKEN', 409));
  expect(taken.result).toMatchObject({
    problem: { message: text },
    result: { error: { slug: ['Sebabnya.'] } },
  });
  const fields = ['media_gallery.1.url', 'modules.0.lessons.2.file_id'];
  const missing = await save(refusal('MEDIA_MISSING', 409, { fields }));
  expect(missing.result).toMatchObject({
    result: {
      error: { 'media_gallery[1].url': ['Sebabnya.'], 'modules[0].lessons[2].file_id': ['Sebabnya.'] },
    },
  });
  expect((await save(refusal('PRODUCT_ARCHIVED', 409))).result).toMatchObject({ problem: { message: text } });
  const changed = await save(refusal('PRODUCT_CHANGED', 409, { product: full }));
  expect(changed.result).toMatchObject({
    problem: { code: 'PRODUCT_CHANGED', details: { product: { id: full.id } } },
  });
  expect((await save(refusal('INTERNAL', 500))).result).toMatchObject({
    problem: { message: 'Gagal menyimpan produk subscription' },
  });
});
