import { expect, test } from '#tests/support/machine/database.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { auditOf, productCalls, template } from './expectations/product-asks.ts';
import { openStage } from './stage.ts';

test('the parts of a bundle are changed by both forms, and the log says what they were', async ({ db }) => {
  const stage = await openStage(db);
  const { post, put, patch } = productCalls(stage);
  const [a, b, c] = [await makeProduct(db), await makeProduct(db), await makeProduct(db)];
  const { product } = (await post('', template('Paket', { type: 'bundle', parts: [a.id, b.id] }))).body;
  const partsOf = ({ body }: { readonly body: { readonly product: { readonly parts: { id: string }[] } } }) =>
    body.product.parts.map(({ id }) => id);
  expect(partsOf(await patch(`/${product.id}`, { parts: [c.id, a.id] }))).toEqual([c.id, a.id]);
  expect(partsOf(await put(`?id=${product.id}`, { parts: [b.id, c.id] }))).toEqual([b.id, c.id]);
  expect((await patch(`/${product.id}`, { parts: [a.id] })).body.code).toBe('PARTS_UNFIT');
  const log = await auditOf(stage, product.id);
  expect(log.map(({ after }) => after.parts)).toEqual([
    [a.id, b.id],
    [c.id, a.id],
    [b.id, c.id],
  ]);
});
