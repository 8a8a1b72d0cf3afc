import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { createProduct } from '#contract/catalog/admin-products.ts';
import { getProductContent } from '#contract/catalog/product-content.ts';
import { createDownloadLink, getLesson } from '#contract/courses/learning.ts';
import { uploadedMedia } from '#contract/media/uploaded-media.ts';
import { parseCaptions } from '#shared/courses/captions.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { buyProduct, revokeAllHoldings } from '#tests/support/shop/courses.ts';
import { type CallerName, openStage, type Stage } from './stage.ts';

const seed = (name: string) => readFile(`db/seed/files/${name}`);

async function upload(stage: Stage, kind: string, name: string): Promise<string> {
  const path = `/api/admin/media/lessons?kind=${kind}&name=${name}`;
  const sent = await stage.send('admin', { method: 'POST', path, raw: new Uint8Array(await seed(name)) });
  return z.object({ media: uploadedMedia }).parse(await sent.json()).media.id;
}

const get = (stage: Stage, caller: CallerName, path: string) => stage.send(caller, { method: 'GET', path });

/** A course made through the form's own calls: a lesson with film, captions and document, and one that is given away. */
async function openCourse(stage: Stage) {
  const [video, captions, paper] = await Promise.all([
    upload(stage, 'video', 'cahaya-jendela.webm'),
    upload(stage, 'captions', 'cahaya-jendela.vtt'),
    upload(stage, 'document', 'lembar-data-barang.csv'),
  ]);
  const lesson = { type: 'video', video: { file_id: video, captions_file_id: captions }, file_id: paper };
  const modules = [
    {
      title: 'Awal',
      lessons: [
        { ...lesson, id: 'a' },
        { ...lesson, id: 'b', is_preview: true },
      ],
    },
  ];
  const body = { is_subscription: false, title: 'Kelas uji', type: 'e_course', price: 50_000, modules };
  const made = await stage.send('admin', { method: 'POST', path: '/api/admin/products', body });
  const { product } = createProduct.output.parse(await made.json());
  return { film: video, captions, paper, product };
}

test('[APRD-077] what an admin uploads for a lesson is played with its captions and saved by its owner, and by nobody else', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { captions, paper, product } = await openCourse(stage);
  await buyProduct(db, stage.buyer, product);
  const { slug } = product;
  const lessonPath = `/api/purchases/${slug}/lessons/a`;
  await stage.send('user', { method: 'POST', path: `${lessonPath}/open` });
  const { lesson } = getLesson.output.parse(await (await get(stage, 'user', lessonPath)).json());
  expect(lesson.file).toMatchObject({ id: paper, file_name: 'lembar-data-barang.csv' });
  const captionsUrl = lesson.video?.captions_url ?? '';
  const words = await get(stage, 'user', captionsUrl);
  expect(words.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(words.headers.get('content-disposition')).toMatch(/^inline; /);
  expect(parseCaptions(await words.text())).toEqual(
    parseCaptions((await seed('cahaya-jendela.vtt')).toString()),
  );
  const link = { method: 'POST', path: `/api/purchases/${slug}/files/${paper}/link` };
  const { url } = createDownloadLink.output.parse(await (await stage.send('user', link)).json());
  const saved = await get(stage, 'user', url);
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="lembar-data-barang\.csv"/);
  expect(saved.headers.get('cache-control')).toBe('private, no-store');

  expect((await stage.send('other', link)).status).toBe(404);
  for (const caller of ['visitor', 'other'] as const) {
    for (const path of [captionsUrl, url, lessonPath, `/api/admin/media/lessons/${captions}`]) {
      expect([caller, path, (await get(stage, caller, path)).ok]).toEqual([caller, path, false]);
    }
  }
  const looked = await get(stage, 'admin', `/api/admin/media/lessons/${paper}`);
  expect([looked.status, looked.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringMatching(/^attachment; /),
  ]);
  await revokeAllHoldings(db, stage.user_id);
  expect((await get(stage, 'user', captionsUrl)).status).toBe(404);
});

test('a lesson that is given away has its captions for everybody, and its document for owners', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { captions, paper, product } = await openCourse(stage);
  const answer = await get(stage, 'visitor', `/api/products/${product.slug}/content`);
  const text = await answer.text();
  const { previews } = getProductContent.output.parse(JSON.parse(text));
  expect(previews.map(({ id, captions_url }) => [id, captions_url])).toEqual([
    ['b', `/api/media/${captions}`],
  ]);
  expect((await get(stage, 'visitor', `/api/media/${captions}`)).headers.get('content-type')).toBe(
    'text/vtt; charset=utf-8',
  );
  expect(text).not.toContain(paper);
  expect((await get(stage, 'visitor', `/api/media/${paper}`)).status).toBe(404);
});

test('a file in the place of another kind is refused at its lesson', async ({ db }) => {
  const stage = await openStage(db);
  const { film: video, captions, product } = await openCourse(stage);
  const wrong = { type: 'video', video: { file_id: captions, captions_file_id: video } };
  const answer = await stage.send('admin', {
    method: 'PATCH',
    path: `/api/admin/products/${product.id}`,
    body: { version: product.version, modules: [{ title: 'Awal', lessons: [wrong] }] },
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    {
      code: 'MEDIA_MISSING',
      details: {
        fields: ['modules.0.lessons.0.video.file_id', 'modules.0.lessons.0.video.captions_file_id'],
      },
    },
  ]);
});
