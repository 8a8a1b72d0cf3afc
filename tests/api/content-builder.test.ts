import { randomUUID } from 'node:crypto';
import { sectionTypes } from '#shared/content/content-sections.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { openStage, type Stage } from './stage.ts';

const section = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  id: randomUUID(),
  type: 'benefits',
  title: '',
  description: '',
  media: null,
  content: '',
  access: 'public',
  ...overrides,
});

const contentPath = (id: string) => `/api/admin/products/${id}/content`;

async function save(stage: Stage, id: string, body: unknown) {
  const answer = await stage.send('admin', { method: 'PUT', path: contentPath(id), body });
  return { status: answer.status, body: await answer.json() };
}

test('[ACB-002, ACB-005, ACB-006, ACB-011, ACB-012, AENT-014] sections of all eight types are kept in their order, clean, and shown at once', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db, { slug: 'kelas-konten' });
  const read = async () => (await stage.send('admin', { method: 'GET', path: contentPath(id) })).json();
  const page = async () =>
    (await stage.send('visitor', { method: 'GET', path: '/api/products/kelas-konten/content' })).json();
  stage.app.catalog.setEnabled(true);
  expect((await page()).sections).toEqual([]);
  const sections = sectionTypes.map((type) => section({ type, id: `bagian-${type}`, description: 'Isi' }));
  const rest = sections.slice(1);
  const dirty = section({
    type: 'hero',
    id: 'bagian-hero',
    title: 'Mulai di sini',
    media: { type: 'link', url: 'https://contoh.example/a', alt: 'Contoh' },
    content: '<p onclick="x()">Isi</p><script>alert(1)</script>',
  });
  const first = await save(stage, id, {
    content_version: (await read()).content_version,
    sections: [...rest, dirty],
  });
  expect(first.status).toBe(200);
  const stored = await db.pool.query('select content_metadata from products where id = $1', [id]);
  const kept = stored.rows[0].content_metadata.sections;
  expect(kept.map(({ type, order }: { type: string; order: number }) => [type, order])).toEqual(
    [...rest.map(({ type }) => type), 'hero'].map((type, index) => [type, index + 1]),
  );
  expect(kept.at(-1)).toEqual({ ...dirty, content: '<p>Isi</p>', order: 8 });
  // What hears of the change in a process that listens; here nobody does.
  stage.app.catalog.clear();
  const shown = (await page()).sections;
  expect(shown.map((each: { id: string }) => each.id)).toEqual(kept.map((each: { id: string }) => each.id));
  const last = await save(stage, id, {
    content_version: first.body.content_version,
    sections: [dirty],
  });
  expect(last.body.sections.map((each: { type: string }) => each.type)).toEqual(['hero']);
  const log = await db.pool.query(
    "select subject_id from audit_entries where action = 'product.content_changed'",
  );
  expect(log.rows).toEqual([{ subject_id: id }, { subject_id: id }]);
});

test('[DECISIONS 18] owner-only sections leave the server for editors only, and a save is heard by every process', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db, { slug: 'kelas-rahasia' });
  const secret = section({ type: 'modules', access: 'owner', content: '<p>Rahasia dapur</p>' });
  const listener = await db.pool.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.query('listen content_changed');
  expect((await save(stage, id, { content_version: 1, sections: [secret] })).status).toBe(200);
  await listener.query('select 1');
  listener.release(true);
  expect(heard).toContain('products');
  const shown = await stage.send('visitor', { method: 'GET', path: '/api/products/kelas-rahasia/content' });
  const text = await shown.text();
  expect(text).toContain('"is_locked":true');
  expect(text).not.toContain('Rahasia dapur');
  const edited = await stage.send('admin', { method: 'GET', path: contentPath(id) });
  expect(await edited.text()).toContain('Rahasia dapur');
});

test('the second of two editors is told, and nothing of either is lost; the form of the product is not disturbed', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db);
  const version = async () =>
    (await db.pool.query('select version, content_version from products where id = $1', [id])).rows[0];
  const before = await version();
  const sections = [section({ title: 'Dari saya' })];
  const answers = await Promise.all(
    [0, 1].map(() => save(stage, id, { content_version: before.content_version, sections })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'CONTENT_CHANGED',
    details: { content_version: before.content_version + 1 },
  });
  expect(await version()).toEqual({ version: before.version, content_version: before.content_version + 1 });
});

test('what no page could show is refused at its section: foreign pictures, running addresses, media that are gone', async ({
  db,
}) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db);
  const service = await stage.newService();
  const media = (type: string, url: string) => [section({ media: { type, url, alt: '' } })];
  const attempts: readonly (readonly [string, readonly unknown[], number, string])[] = [
    ['a picture elsewhere', media('image', 'https://jahat.example/a.png'), 422, 'INVALID_INPUT'],
    ['an address that runs', media('link', 'javascript:alert(1)'), 422, 'INVALID_INPUT'],
    ['a host that looks like a path', media('image', '//jahat.example/a.png'), 422, 'INVALID_INPUT'],
    ['an unknown type', [section({ type: 'html' })], 422, 'INVALID_INPUT'],
    ['one id twice', [section({ id: 'a' }), section({ id: 'a' })], 422, 'INVALID_INPUT'],
    ['too many', Array.from({ length: 51 }, () => section()), 422, 'INVALID_INPUT'],
    [
      'a medium that is gone',
      media('image', `/api/media/${randomUUID()}/1x1-ffffff.png`),
      409,
      'MEDIA_MISSING',
    ],
  ];
  for (const [what, sections, status, code] of attempts) {
    const answer = await save(stage, id, { content_version: 1, sections });
    expect([what, answer.status, answer.body.code]).toEqual([what, status, code]);
  }
  expect((await save(stage, service.id, { content_version: 1, sections: [] })).status).toBe(404);
  const { rows } = await db.pool.query('select content_metadata from products where id = $1', [id]);
  expect(rows[0].content_metadata).toEqual({ sections: [] });
});

test('[ACB-008] a preview is what the page would show, and keeps nothing', async ({ db }) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db);
  const sections = [section({ type: 'faq', content: '<h3>Berapa?</h3><img src=x onerror=alert(1)>' })];
  const answer = await stage.send('admin', {
    method: 'POST',
    path: `${contentPath(id)}/preview`,
    body: { sections },
  });
  const shown = (await answer.json()).sections;
  expect(shown).toMatchObject([{ type: 'faq', title: 'Pertanyaan umum', order: 1 }]);
  expect(shown[0].content).not.toContain('onerror');
  const { rows } = await db.pool.query('select content_metadata from products where id = $1', [id]);
  expect(rows[0].content_metadata).toEqual({ sections: [] });
});
