import type { OwnerText } from '#shared/language/owner-texts.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { makeSitePage } from '#tests/support/shop/content.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { type CallerName, openStage, type Stage } from './stage.ts';

const path = '/api/admin/translations';
const english = { 'accept-language': 'en' };

function write(stage: Stage, caller: CallerName, text: OwnerText & { readonly text: string }) {
  return stage.send(caller, { method: 'PUT', path, body: text });
}

async function read(stage: Stage, path: string, headers: Readonly<Record<string, string>> = {}) {
  return (await stage.send('visitor', { method: 'GET', path, headers })).json();
}

test('DECISIONS 73: visitors read the owner’s English where there is some, and are told which fields are Indonesian', async ({
  db,
}) => {
  const stage = await openStage(db);
  stage.app.catalog.setEnabled(true);
  await makeProduct(db, {
    slug: 'kelas-kopi',
    title: 'Kelas kopi',
    short_description: 'Menyeduh di rumah',
    features: [
      { text: 'Empat film', icon: null },
      { text: '24/7', icon: null },
    ],
  });
  const title = { area: 'catalog', is_html: false, source: 'Kelas kopi', text: 'Coffee class' } as const;
  expect((await write(stage, 'admin', title)).status).toBe(200);
  // What hears of the change in a process that listens; here nobody does.
  stage.app.catalog.clear();
  const shown = await read(stage, '/api/products/kelas-kopi', english);
  expect(shown.product).toMatchObject({
    title: 'Coffee class',
    short_description: 'Menyeduh di rumah',
    untranslated: expect.arrayContaining(['short_description', 'features']),
  });
  expect(shown.product.untranslated).not.toContain('title');
  // The answers are kept in each language.
  const indonesian = await read(stage, '/api/products/kelas-kopi');
  expect(indonesian.product).toMatchObject({ title: 'Kelas kopi' });
  expect(indonesian.product).not.toHaveProperty('untranslated');
  const found = async (search: string, headers = {}) =>
    (await read(stage, `/api/products?search=${search}`, headers)).products.map(
      (card: { title: string }) => card.title,
    );
  expect(await found('coffee', english)).toEqual(['Coffee class']);
  expect(await found('kopi', english)).toEqual(['Coffee class']);
  expect(await found('coffee')).toEqual([]);
});

test('the staff read what the owner wrote, in whatever language they work', async ({ db }) => {
  const stage = await openStage(db);
  const { id } = await makeProduct(db, { title: 'Kelas kopi' });
  await write(stage, 'admin', {
    area: 'catalog',
    is_html: false,
    source: 'Kelas kopi',
    text: 'Coffee class',
  });
  const answer = await stage.send('admin', {
    method: 'GET',
    path: `/api/admin/products/${id}`,
    headers: english,
  });
  expect((await answer.json()).product).toMatchObject({ title: 'Kelas kopi' });
  const texts = [
    { area: 'catalog', is_html: false, source: 'Kelas kopi' },
    { area: 'catalog', is_html: false, source: 'Kelas teh' },
  ];
  const asked = await stage.send('admin', { method: 'POST', path: `${path}/search`, body: { texts } });
  expect(await asked.json()).toEqual({ translations: ['Coffee class', null] });
});

test('[DECISIONS 35] moderators write the English of articles, and of nothing that sells or binds', async ({
  db,
}) => {
  const stage = await openStage(db);
  const statusOf = async (area: OwnerText['area']) =>
    (await write(stage, 'moderator', { area, is_html: false, source: 'Judul', text: 'Title' })).status;
  expect([await statusOf('articles'), await statusOf('catalog'), await statusOf('site')]).toEqual([
    200, 403, 403,
  ]);
});

test('a legal text is found by what was written, and says the settings of today', async ({ db }) => {
  const stage = await openStage(db);
  await makeSitePage(db);
  const { rows } = await db.pool.query<{ title: string; content: string }>(
    "select title, content from site_pages where name = 'privacy'",
  );
  await db.pool.query(
    "update site_pages set content = '<p>Dalam {refund_days} hari</p>' where name = 'privacy'",
  );
  expect((await read(stage, '/api/site/pages/privacy', english)).page).toMatchObject({
    title: rows[0]?.title,
    content: '<p>Dalam 7 hari</p>',
    untranslated: ['title', 'description', 'content'],
  });
  await write(stage, 'admin', {
    area: 'site',
    is_html: true,
    source: '<p>Dalam {refund_days} hari</p>',
    text: '<p>Within {refund_days} days</p>',
  });
  const { page } = await read(stage, '/api/site/pages/privacy', english);
  expect(page.content).toBe('<p>Within 7 days</p>');
  expect(page).not.toHaveProperty('untranslated');
});
