import { expect, test } from '#tests/support/machine/database.ts';
import { productCalls, template } from './expectations/product-asks.ts';
import { openStage } from './stage.ts';

test('a product without a page text of its own has none, so that its page shows the description; an empty lesson is not available', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { post, patch } = productCalls(stage);
  const lessons = [{ title: 'Satu', type: 'text', body: '<p></p>' }];
  for (const content_body of ['', '<p></p>', '<p>&nbsp;</p>']) {
    const product = template(`Kosong ${content_body.length}`, {
      description: '<p>Keterangan</p>',
      content_body,
      modules: [{ title: 'Awal', lessons }],
    });
    const { status, body } = await post('', product);
    expect([status, body.product.content_body, body.product.modules[0].lessons[0].body]).toEqual([
      200,
      null,
      null,
    ]);
    const shown = await stage.send('visitor', {
      method: 'GET',
      path: `/api/products/${body.product.slug}`,
    });
    expect((await shown.json()).product).toMatchObject({
      content_body: null,
      description: '<p>Keterangan</p>',
    });
    const { id, version } = body.product;
    const edited = await patch(`/${id}`, { content_body: '<p>Isi</p>', version });
    expect(edited.body.product.content_body).toBe('<p>Isi</p>');
    const emptied = await patch(`/${id}`, { content_body, version: edited.body.product.version });
    expect(emptied.body.product.content_body).toBeNull();
  }
});
