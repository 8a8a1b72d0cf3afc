import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { z } from 'zod';
import { PurchasePage } from '#app/features/courses/library/purchase-page.tsx';
import { getProduct } from '#contract/catalog/products.ts';
import { createDownloadLink, getPurchase } from '#contract/courses/learning.ts';
import { uploadedMedia } from '#contract/media/uploaded-media.ts';
import { boughtCopy as copy } from '#messages/courses/library.ts';
import { refundObstacleText } from '#messages/refunds/obstacles.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { makePdf } from '#tests/support/pdfs.ts';
import { readStamps } from '#tests/support/read-stamps.ts';
import { buyProduct } from '#tests/support/shop/courses.ts';
import { auditOf, productCalls, service, template } from './expectations/product-asks.ts';
import { type CallerName, openStage, type Stage } from './stage.ts';

/** A document that an admin uploads; its id. */
async function upload(
  stage: Stage,
  name: string,
  bytes: Uint8Array = Buffer.from(`isi ${name}`),
): Promise<string> {
  const path = `/api/admin/media/lessons?kind=document&name=${name}`;
  const sent = await stage.send('admin', { method: 'POST', path, raw: new Uint8Array(bytes) });
  return z.object({ media: uploadedMedia }).parse(await sent.json()).media.id;
}

const get = (stage: Stage, caller: CallerName, path: string) => stage.send(caller, { method: 'GET', path });
const linkTo = (slug: string, id: string) => ({
  method: 'POST',
  path: `/api/purchases/${slug}/files/${id}/link`,
});

async function openPurchase(stage: Stage, slug: string) {
  const answer = await get(stage, 'user', `/api/purchases/${slug}`);
  return getPurchase.output.parse(await answer.json()).purchase;
}

async function download(stage: Stage, slug: string, id: string): Promise<Response> {
  const { url } = createDownloadLink.output.parse(await (await stage.send('user', linkTo(slug, id))).json());
  return get(stage, 'user', url);
}

/** A template with two files, in the admin's order. */
async function openTemplate(stage: Stage) {
  const [sheet, guide] = [await upload(stage, 'lembar.csv'), await upload(stage, 'panduan.md')];
  const files = [
    { file_id: guide, title: 'Panduan rahasia', description: 'Baca ini dahulu' },
    { file_id: sheet, title: 'Lembar rahasia', description: '' },
  ];
  const { product } = (await productCalls(stage).post('', template('Templat berkas', { files }))).body;
  return { sheet, guide, files, product };
}

describe('the files of a product', () => {
  test('[PORT-031, API-049] are shown and handed to whoever bought it, in the order of the admin, and never to anybody else', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { sheet, guide, files, product } = await openTemplate(stage);
    expect(product.files).toEqual(files);
    await buyProduct(db, stage.buyer, product);
    const { slug } = product;
    expect((await openPurchase(stage, slug)).files).toMatchObject([
      { id: guide, title: 'Panduan rahasia', description: 'Baca ini dahulu', file_name: 'panduan.md' },
      { id: sheet, title: 'Lembar rahasia', file_name: 'lembar.csv' },
    ]);
    const saved = await download(stage, slug, sheet);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="lembar\.csv"/);
    expect(await saved.text()).toBe('isi lembar.csv');

    const link = createDownloadLink.output.parse(
      await (await stage.send('user', linkTo(slug, guide))).json(),
    );
    for (const caller of ['visitor', 'other', 'moderator'] as const) {
      const doors = [link.url, `/api/purchases/${slug}`, `/api/media/${guide}`, `/api/admin/products`];
      for (const path of doors)
        expect([caller, path, (await get(stage, caller, path)).ok]).toEqual([caller, path, false]);
      expect([caller, (await stage.send(caller, linkTo(slug, guide))).ok]).toEqual([caller, false]);
      const pages = [
        `/api/products/${product.id}`,
        `/api/products/${slug}/content`,
        '/api/products?limit=50',
      ];
      for (const path of pages) {
        const answer = await get(stage, caller, path);
        expect([caller, path, answer.status]).toEqual([caller, path, 200]);
        // What they are called is said; where they lie is not.
        expect(await answer.text()).not.toMatch(new RegExp(`${guide}|${sheet}|isi lembar`));
      }
    }
  });

  test('are marked as soon as their link was made, which ends the right to a refund', async ({ db }) => {
    const stage = await openStage(db);
    const { sheet, guide, product } = await openTemplate(stage);
    await buyProduct(db, stage.buyer, product);
    const { slug } = product;
    const before = await openPurchase(stage, slug);
    expect(before.files.map(({ is_downloaded }) => is_downloaded)).toEqual([false, false]);
    expect(before.refund).toMatchObject({ obstacle: null, is_open: true });
    expect(textOf(htmlOf(createElement(PurchasePage, { purchase: before, isNew: true })))).toContain(
      copy.downloadEndsRefund,
    );

    expect((await stage.send('user', linkTo(slug, sheet))).status).toBe(200);
    const after = await openPurchase(stage, slug);
    expect(after.files.map(({ id, is_downloaded }) => [id, is_downloaded])).toEqual([
      [guide, false],
      [sheet, true],
    ]);
    expect(after.refund).toMatchObject({ obstacle: 'REFUND_DOWNLOADED', is_open: false });
    const shown = textOf(htmlOf(createElement(PurchasePage, { purchase: after, isNew: true })));
    expect(shown).not.toContain(copy.downloadEndsRefund);
    expect(shown).toContain(refundObstacleText('REFUND_DOWNLOADED', 'material'));
  });

  test('[API-049] in PDF are bare for the staff and stamped for their buyer, in ranges too, and counted once however they are fetched', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const pdf = await makePdf();
    const id = await upload(stage, 'buku.pdf', pdf);
    const files = [{ file_id: id, title: 'Buku', description: '' }];
    const { product } = (await productCalls(stage).post('', template('Templat berkas', { files }))).body;
    await buyProduct(db, stage.buyer, product);
    const preview = await get(stage, 'admin', `/api/admin/media/lessons/${id}`);
    expect(Buffer.from(await preview.arrayBuffer()).equals(pdf)).toBe(true);
    const answer = await stage.send('user', linkTo(product.slug, id));
    const { url } = createDownloadLink.output.parse(await answer.json());
    const head = await stage.send('user', { method: 'HEAD', path: url });
    const whole = await get(stage, 'user', url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(head.headers.get('content-length')).toBe(String(bytes.byteLength));
    const headers = { range: 'bytes=200-', 'if-range': whole.headers.get('etag') ?? '' };
    const rest = await stage.send('user', { method: 'GET', path: url, headers });
    expect([rest.status, Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(200))]).toEqual([
      206,
      true,
    ]);
    expect(await readStamps(bytes)).toEqual([
      expect.stringContaining(stage.buyer.email),
      expect.stringContaining(stage.buyer.email),
    ]);
    expect((await openPurchase(stage, product.slug)).holding.download_count).toBe(1);
  });

  test('are put in another order, described and taken away together with the product; what was downloaded stays counted', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { patch } = productCalls(stage);
    const { sheet, guide, files, product } = await openTemplate(stage);
    await buyProduct(db, stage.buyer, product);
    expect((await download(stage, product.slug, guide)).status).toBe(200);
    const turned = [{ file_id: sheet, title: 'Lembar kerja', description: 'Isi kolom kuning' }];
    const saved = await patch(`/${product.id}`, { files: turned, price: 60_000, version: 1 });
    expect(saved.body.product).toMatchObject({ files: turned, price: 60_000, version: 2 });
    const same = await patch(`/${product.id}`, { files: turned, version: 2 });
    expect(same.body.product.version).toBe(2);
    const late = await patch(`/${product.id}`, { files: [], version: 1 });
    expect([late.status, late.body.details.product.files]).toEqual([409, turned]);

    expect((await openPurchase(stage, product.slug)).files.map(({ title }) => title)).toEqual([
      'Lembar kerja',
    ]);
    expect((await stage.send('user', linkTo(product.slug, guide))).status).toBe(404);
    const { rows } = await db.pool.query(
      'select d.file_id, h.download_count from file_downloads d join user_products h on h.id = d.holding_id',
    );
    expect(rows).toEqual([{ file_id: guide, download_count: 1 }]);
    expect((await auditOf(stage, product.id)).map(({ before, after }) => [before, after])).toEqual([
      [null, expect.objectContaining({ files })],
      [
        { price: 50_000, files },
        { price: 60_000, files: turned },
      ],
    ]);
  });

  test('are refused at the row that is wrong, and nothing is changed', async ({ db }) => {
    const stage = await openStage(db);
    const { get: read, patch, post } = productCalls(stage);
    const { sheet, guide, files, product } = await openTemplate(stage);
    const file = (file_id: string, more: object = {}) => ({ file_id, title: 'Berkas', ...more });
    const many = Array.from({ length: 51 }, () => file(randomUUID()));
    const wrong: readonly (readonly [readonly object[], string])[] = [
      [[file(sheet), file(guide, { title: '  ' })], 'files.1.title'],
      [[file(sheet, { title: 'a'.repeat(201) })], 'files.0.title'],
      [[file(sheet, { description: 'a'.repeat(501) })], 'files.0.description'],
      [[file(sheet), file(guide), file(sheet)], 'files.2.file_id'],
      [[file('bukan-id')], 'files.0.file_id'],
      [many, 'files'],
    ];
    for (const [given, field] of wrong) {
      const { status, body } = await patch(`/${product.id}`, { price: 1, files: given });
      expect([field, status, Object.keys(body.fields ?? {})]).toEqual([field, 422, [field]]);
    }
    const gone = { price: 1, files: [file(sheet), file(randomUUID())] };
    for (const answer of [await patch(`/${product.id}`, gone), await post('', template('Lain', gone))]) {
      expect([answer.status, answer.body.code, answer.body.details]).toEqual([
        409,
        'MEDIA_MISSING',
        { fields: ['files.1.file_id'] },
      ]);
    }
    expect((await read(`/${product.id}`)).body.product).toMatchObject({ price: 50_000, files, version: 1 });
  });

  test('go with a copy, come with a service too, and a table of products leaves them alone', async ({
    db,
  }) => {
    const stage = await openStage(db);
    const { get: read, post } = productCalls(stage);
    const { files, product } = await openTemplate(stage);
    const copy = (await post(`/${product.id}/duplicate`, {})).body.product;
    expect([copy.id === product.id, copy.files]).toEqual([false, files]);
    const made = await post('', service('Layanan berkas', { files }));
    expect(made.body.product.files).toEqual(files);
    const table = { csv: 'slug,price\ntemplat-berkas,70000\n', is_subscription: false, dry_run: false };
    expect((await post('/import', table)).body).toMatchObject({ updated: 1 });
    expect((await read(`/${product.id}`)).body.product).toMatchObject({ price: 70_000, files });
  });
});

test('how many pages an uploaded PDF has is said before it is bought; of what has none, nothing', async ({
  db,
}) => {
  const stage = await openStage(db);
  const files = [
    {
      file_id: await upload(stage, 'panduan.pdf', await makePdf({ pages: 3 })),
      title: 'Panduan',
      description: '',
    },
    { file_id: await upload(stage, 'lembar.csv'), title: 'Lembar', description: '' },
  ];
  const { product } = (await productCalls(stage).post('', template('Templat halaman', { files }))).body;
  const answer = await get(stage, 'visitor', `/api/products/${product.slug}`);
  const shown = getProduct.output.parse(await answer.json()).product.files;
  expect(shown.map(({ page_count }) => page_count)).toEqual([3, null]);
});
