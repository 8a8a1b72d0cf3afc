import type { FoundPassages } from '#contract/search/search.ts';
import { runChecks } from '#db/run-checks.ts';
import { replaceQuestions } from '#server/content/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import { writeTranslations } from '#server/translations/index.ts';
import type { Language } from '#shared/language/language.ts';
import { succeed } from '#shared/result.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeCaseStudy, makePost } from '#tests/support/shop/content.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { rebuildIndex, searchPublic, writeServicePages } from './index.ts';

const find = (db: Database, search: string, language: Language = 'id') =>
  runInLanguage(language, () => searchPublic(db.orm, { search, page: 1, limit: 20 }));

const titles = ({ passages }: FoundPassages) => passages.map(({ title }) => title);
const textOf = ({ parts }: FoundPassages['passages'][number]) => parts.map(({ text }) => text).join('');
const matches = ({ parts }: FoundPassages['passages'][number]) =>
  parts.filter(({ is_match }) => is_match).map(({ text }) => text);
const nothing = { passages: [], total: 0, kinds: [], meant: [] };

const article = `<p>Pembuka tanpa isi.</p>
  <h2 id="hitung">Menghitung persediaan</h2><p>Hitung rak &amp; gudang setiap <strong>Rabu</strong> pagi.</p>
  <h2 id="lain">Lain</h2><p>Tidak ada hubungannya.</p><h3 id="anak">Anak</h3><p>Bagian kecil.</p>`;

describe('a passage', () => {
  test('is found by words in other forms and another order, at its heading, with the match marked', async ({
    db,
  }) => {
    const { slug } = await makePost(db, { title: 'Stok mingguan', content: article, tags: ['gudang'] });
    for (const words of ['hitung rak', 'RAK menghitung', 'rabu rak hitungan']) {
      const [first] = (await find(db, words)).passages;
      expect(first, words).toMatchObject({
        kind: 'post',
        title: 'Stok mingguan',
        heading: 'Menghitung persediaan',
        path: `/blog/${slug}`,
        anchor: 'menghitung-persediaan',
        language: 'id',
      });
    }
    const [first] = (await find(db, 'rabu rak')).passages;
    expect(first && matches(first)).toEqual(['rak', 'Rabu']);
    expect(first && textOf(first)).toBe('Hitung rak & gudang setiap Rabu pagi.');
  });

  test('is plain text, whatever its content writes', async ({ db }) => {
    await makePost(db, { content: '<p>Ketik &lt;script&gt;alert(1)&lt;/script&gt; di kolom</p>' });
    const [first] = (await find(db, 'script kolom')).passages;
    // What reads as an element is left out by PostgreSQL, and what is left is shown as text.
    expect(first && textOf(first).replace(/\s+/g, ' ')).toBe('Ketik alert(1) di kolom');
  });

  test('of a page whose very title was typed leads', async ({ db }) => {
    await makePost(db, { title: 'Panduan', content: `<p>${'Stok opname dan stok opname. '.repeat(9)}</p>` });
    await makePost(db, { title: 'Stok opname', content: '<p>Singkat.</p>' });
    expect(titles(await find(db, 'stok opname'))[0]).toBe('Stok opname');
  });

  test('of one page stands there twice at most, and each kind is counted', async ({ db }) => {
    const content = [1, 2, 3, 4].map((n) => `<h2 id="b${n}">Bagian ${n}</h2><p>Nota kasir.</p>`).join('');
    await makePost(db, { content });
    await makeProduct(db, { title: 'Nota kasir digital' });
    await makeCaseStudy(db, { title: 'Kasir', excerpt: 'Nota yang hilang' });
    const found = await find(db, 'nota kasir');
    expect(found.passages.filter(({ kind }) => kind === 'post')).toHaveLength(2);
    expect(Object.fromEntries(found.kinds.map(({ kind, total }) => [kind, total]))).toEqual({
      post: 2,
      product: 1,
      case_study: 1,
    });
    const ofKind = await searchPublic(db.orm, { search: 'nota kasir', kind: 'product', page: 1, limit: 20 });
    expect([ofKind.total, titles(ofKind)]).toEqual([1, ['Nota kasir digital']]);
  });

  test('is divided where an article is long', async ({ db }) => {
    const content = `<h2 id="a">Panjang</h2>${'<p>Kalimat pengisi yang cukup panjang untuk dihitung.</p>'.repeat(60)}<p>Jarum.</p>`;
    await makePost(db, { content });
    const { rows } = await db.pool.query<{ length: number }>(
      "select length(body) as length from search_passages where language = 'id' and anchor = 'panjang'",
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(1300);
    expect((await find(db, 'jarum')).passages).toHaveLength(1);
  });
});

describe('what somebody may not read', () => {
  const secret = 'Zamrudkelana';
  const content = `<h2 id="x">${secret}</h2><p>Rahasia ${secret}.</p>`;
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const section = { id: 'a', title: 'Isi', description: '', media: null, content, order: 1 };
  const lesson = { id: 'satu', title: secret, body: content };

  const hide: Readonly<Record<string, (db: Database) => Promise<unknown>>> = {
    'a draft': (db) => makePost(db, { title: secret, content, status: 'draft', published_at: null }),
    'a scheduled post': (db) =>
      makePost(db, { title: secret, content, status: 'draft', published_at: null, scheduled_at: soon }),
    'a post of tomorrow': (db) => makePost(db, { title: secret, content, published_at: soon }),
    'an archived case study': (db) => makeCaseStudy(db, { title: secret, content, status: 'archived' }),
    'a hidden product': (db) => makeProduct(db, { title: secret, description: content, is_active: false }),
    'a section for owners': (db) =>
      makeProduct(db, {
        content_metadata: { sections: [{ ...section, type: 'benefits', access: 'owner' }] },
      }),
    'a section that is for owners by its type': (db) =>
      makeProduct(db, { content_metadata: { sections: [{ ...section, type: 'resources' }] } }),
    'the text of a lesson': (db) =>
      makeProduct(db, {
        type: 'e_course',
        modules: [{ title: 'M', lessons: [{ ...lesson, title: 'Satu' }] }],
      }),
    'a question that is put away': (db) =>
      withTx(db, async (tx) =>
        succeed(await replaceQuestions(tx, [{ question: secret, answer: secret, is_active: false }])),
      ),
  };

  test.for(Object.entries(hide))('%s is in no result, count or suggestion', async ([, make], { db }) => {
    await make(db);
    // The word itself, its beginning, and a typo.
    for (const words of [secret, 'zamrud', 'zamrudkelama', `${secret} rahasia`])
      expect(await find(db, words), words).toMatchObject(nothing);
    const { rows } = await db.pool.query("select from search_terms where word like 'zamrud%'");
    const isPublished = (await db.pool.query("select from blog_posts where status = 'published'")).rowCount;
    // A post of tomorrow is published already, so its words are kept; nothing suggests them before it is there.
    expect(rows).toHaveLength(isPublished === 1 ? 1 * rows.length : 0);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is gone with the commit that hides it, and back with the one that shows it', async ({ db }) => {
    const { id } = await makePost(db, { title: secret, content });
    await makeProduct(db, { title: secret, coming_soon: true });
    const set = (change: string) => db.pool.query(`${change}`);
    expect((await find(db, secret)).kinds.map(({ kind }) => kind).toSorted()).toEqual(['post', 'product']);
    await set(`update blog_posts set status = 'archived' where id = '${id}'`);
    expect((await find(db, secret)).kinds.map(({ kind }) => kind)).toEqual(['product']);
    await set('update products set is_active = false');
    expect(await find(db, secret)).toMatchObject(nothing);
    // The word was public once: it is suggested to nobody any more.
    expect(await find(db, 'zamrudkelama')).toMatchObject(nothing);
    await set(`update blog_posts set status = 'published' where id = '${id}'`);
    expect(titles(await find(db, secret))).toContain(secret);
    await set('delete from blog_posts');
    expect(await find(db, secret)).toMatchObject(nothing);
  });

  test('of a change that is rolled back never was there', async ({ db }) => {
    const client = await db.pool.connect();
    await client.query('begin');
    await client.query(
      "insert into blog_posts (slug, title, category, status, published_at) values ('a', 'Zamrudkelana', 'A', 'published', now() - interval '1 day')",
    );
    expect(await find(db, secret)).toMatchObject(nothing);
    await client.query('rollback');
    client.release();
    expect(await find(db, secret)).toMatchObject(nothing);
  });
});

describe('a mistyped word', () => {
  test('becomes the nearest one that a passage has, and says so', async ({ db }) => {
    await makePost(db, { title: 'Stok opname', content: '<p>Menghitung persediaan gudang.</p>' });
    const found = await find(db, 'persedian gudag');
    expect(titles(found)).toEqual(['Stok opname']);
    expect(found.meant).toEqual([
      { typed: 'persedian', word: 'persediaan' },
      { typed: 'gudag', word: 'gudang' },
    ]);
  });

  test.for([
    ['konslutasi', 'konsultasi'],
    ['tempalte', 'template'],
    ['stko', 'stok'],
    ['opnmae', 'opname'],
    ['gudanng', 'gudang'],
    ['kkasir', 'kasir'],
    ['templaate', 'template'],
  ] as const)(
    'with a slip of the finger, %s, becomes the word that was meant',
    async ([typed, word], { db }) => {
      await makePost(db, {
        title: 'Stok opname',
        content: '<p>Konsultasi dan template untuk gudang, kasir.</p>',
      });
      await makePost(db, {
        title: 'Lain',
        content: '<p>Konstelasi temperatur tempat gubahan kasur opera.</p>',
      });
      const found = await find(db, typed);
      expect(found.meant).toEqual([{ typed, word }]);
      expect(titles(found)).toEqual(['Stok opname']);
    },
  );

  test('that resembles nothing leads nowhere', async ({ db }) => {
    await makePost(db, { content: '<p>Menghitung persediaan gudang.</p>' });
    expect(await find(db, 'qwxzvb')).toMatchObject(nothing);
    for (const odd of ["'", '%_\\', '& | !', '( : * )', '𝕏\u202e', '....', "a'b & c"])
      expect((await find(db, odd)).total, odd).toBe(0);
  });
});

describe('in English', () => {
  const english = (db: Database, source: string, text: string) =>
    withTx(db, async (tx) =>
      succeed(
        await writeTranslations(tx, [{ area: 'articles', is_html: source.startsWith('<'), source, text }]),
      ),
    );

  test('a translation is found as soon as it is written, and the Indonesian text is not beside it', async ({
    db,
  }) => {
    const content = '<p>Menghitung persediaan gudang.</p>';
    await makePost(db, { title: 'Stok', content });
    expect(await find(db, 'warehouse', 'en')).toMatchObject(nothing);
    expect((await find(db, 'gudang', 'en')).passages).toMatchObject([{ language: 'id', title: 'Stok' }]);
    await english(db, 'Stok', 'Stock count');
    await english(db, content, '<p>Counting what the warehouses have.</p>');
    expect((await find(db, 'warehouse', 'en')).passages).toMatchObject([
      { language: 'en', title: 'Stock count' },
    ]);
    expect(await find(db, 'gudang', 'en')).toMatchObject(nothing);
    expect(titles(await find(db, 'gudang'))).toEqual(['Stok']);
    await db.pool.query('delete from translations');
    expect((await find(db, 'gudang', 'en')).passages).toMatchObject([{ language: 'id', title: 'Stok' }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});

describe('the index', () => {
  test('has the pages of the program, written once for each release', async ({ db }) => {
    await writeServicePages(db);
    await writeServicePages(db);
    expect((await find(db, 'konsultasi 90 menit')).passages[0]).toMatchObject({
      kind: 'service',
      path: '/consultation',
    });
    expect((await find(db, 'taken apart in 90 minutes', 'en')).passages[0]).toMatchObject({
      path: '/consultation',
      language: 'en',
    });
  });

  test('is made again from its sources, and what has none any more goes', async ({ db }) => {
    await makePost(db, { title: 'Stok opname', content: article });
    await makeProduct(db, { title: 'Nota' });
    const all = () =>
      db.pool.query('select kind, language, place, title, body from search_passages order by 1, 2, 4, 3, 5');
    await writeServicePages(db);
    const { rows: before } = await all();
    await db.pool.query("delete from search_passages where kind <> 'product'");
    await db.pool.query("update search_passages set body = 'lama'");
    await db.pool.query(`
      insert into search_passages (kind, source_id, language, text_language, place, title, body, path)
      values ('post', gen_random_uuid()::text, 'id', 'id', 0, 'Hantu', 'Hantu', '/blog/hantu')`);
    expect(await rebuildIndex(db)).toBe(4);
    expect((await all()).rows).toEqual(before);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is kept by writers that race for the same words', async ({ db }) => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => makePost(db, { title: `Tulisan ${n}`, content: article })),
    );
    expect((await find(db, 'menghitung persediaan')).kinds).toEqual([{ kind: 'post', total: 8 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
