import { randomUUID } from 'node:crypto';
import type { PostQuery } from '#contract/content/blog.ts';
import type { Database } from '#server/platform/database/db.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { changePost, makePost } from '#tests/support/shop/content.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { getPost, listPosts } from '../index.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const hidden = [
  { status: 'draft', published_at: daysAgo(1) },
  { status: 'draft', published_at: null },
  { status: 'archived', published_at: daysAgo(1) },
  { status: 'published', published_at: daysAgo(-1) },
] as const;

const list = (db: Database, query: Partial<PostQuery> = {}) =>
  listPosts(db.orm, { page: 1, limit: 13, ...query });

async function titlesOf(db: Database, query: Partial<PostQuery> = {}): Promise<readonly string[]> {
  return (await list(db, query)).posts.map(({ title }) => title);
}

describe('the list of posts', () => {
  test('[BLOG-001, BLOG-005, API-064] has the newest first, in pages, with how many there are', async ({
    db,
  }) => {
    for (const [title, days] of [
      ['Lama', 3],
      ['Baru', 1],
      ['Sedang', 2],
    ] as const) {
      await makePost(db, { title, published_at: daysAgo(days), created_at: daysAgo(10 - days) });
    }
    expect(await titlesOf(db)).toEqual(['Baru', 'Sedang', 'Lama']);
    const second = await list(db, { page: 2, limit: 2 });
    expect(second).toMatchObject({ posts: [{ title: 'Lama' }], total: 3, page: 2, limit: 2 });
  });

  test('[PUB-100] never shows drafts, archived posts, or those whose day has not come', async ({ db }) => {
    const words = { title: 'Otomatisasi gudang', content: '<p>persediaan</p>', category: 'Rahasia' };
    for (const state of hidden) {
      const { slug } = await makePost(db, { ...words, ...state });
      expect(await getPost(db.orm, slug)).toEqual({ ok: false, refusal: { code: 'POST_NOT_FOUND' } });
    }
    for (const search of [undefined, 'gudang', 'persediaan', 'otomatsi']) {
      const found = await list(db, { search });
      expect([search, found.posts, found.total, found.categories]).toEqual([search, [], 0, []]);
    }
  });

  test('[BLOG-004] is filtered by category, and names all categories in order', async ({ db }) => {
    await makePost(db, { title: 'Satu', category: 'Panduan' });
    await makePost(db, { title: 'Dua', category: 'Otomatisasi' });
    await makePost(db, { title: 'Tiga', category: 'Panduan', published_at: daysAgo(2) });
    expect(await titlesOf(db, { category: 'Panduan' })).toEqual(['Satu', 'Tiga']);
    expect(await titlesOf(db, { category: 'Panduan', search: 'tiga' })).toEqual(['Tiga']);
    expect(await titlesOf(db, { category: 'Tidak ada' })).toEqual([]);
    expect(await titlesOf(db, { category: '' })).toHaveLength(3);
    expect((await list(db, { category: 'Panduan' })).categories).toEqual(['Otomatisasi', 'Panduan']);
  });

  test('[BLOG-008] tells the minutes of reading without carrying the text', async ({ db }) => {
    const words = (count: number) => `<h2>${'kata '.repeat(count)}</h2><p class="x y z"></p>`;
    for (const [title, count] of [
      ['Kosong', 0],
      ['Pendek', 299],
      ['Panjang', 300],
      ['Lama', 1000],
    ] as const) {
      await makePost(db, { title, content: words(count) });
    }
    const { posts } = await list(db);
    expect(Object.fromEntries(posts.map(({ title, reading_minutes }) => [title, reading_minutes]))).toEqual({
      Kosong: 1,
      Pendek: 1,
      Panjang: 2,
      Lama: 5,
    });
    expect(JSON.stringify(posts)).not.toMatch(/kata|word_count/);
  });
});

describe('a search in the posts', () => {
  test('[BLOG-003] finds letters in title, excerpt and tags, whatever their case', async ({ db }) => {
    await makePost(db, { title: 'Stok TOKOKU' });
    await makePost(db, { title: 'Kedua', excerpt: 'untuk Tokoku di kota' });
    await makePost(db, { title: 'Ketiga', tags: ['gudang', 'tokoku'] });
    await makePost(db, { title: 'Lainnya' });
    for (const search of ['tokoku', 'TOKOKU', 'okok']) {
      expect((await titlesOf(db, { search })).toSorted()).toEqual(['Kedua', 'Ketiga', 'Stok TOKOKU']);
    }
  });

  test('finds the forms of a word, also in the text alone, after what has the very letters', async ({
    db,
  }) => {
    await makePost(db, { title: 'Hanya di teks', content: '<p>Kami membantu pelanggan.</p>' });
    await makePost(db, { title: 'Di judul: bantuan', published_at: daysAgo(2) });
    await makePost(db, { title: 'Huruf yang sama: dibantu', published_at: daysAgo(3) });
    await makePost(db, { title: 'Lainnya', content: '<p title="bantu">a</p>' });
    expect(await titlesOf(db, { search: 'dibantu' })).toEqual([
      'Huruf yang sama: dibantu',
      'Di judul: bantuan',
      'Hanya di teks',
    ]);
  });

  test.for([
    ['otomatsi', 'Otomatisasi'],
    ['invetaris', 'Inventaris'],
    ['pelangan', 'Pelanggan'],
    ['keunagan', 'Keuangan'],
    ['restorsn', 'Restoran'],
    ['laporam keuagan', 'Laporan keuangan'],
    ['keuagan laporam', 'Laporan keuangan'],
  ] as const)('finds a word with a typo when nothing else is found: %s', async ([search, title], { db }) => {
    await makePost(db, { title: `Panduan lengkap: ${title} untuk usaha kecil` });
    await makePost(db, { title: 'Resep kopi susu', excerpt: 'Takaran yang sama setiap hari.' });
    expect(await titlesOf(db, { search })).toEqual([`Panduan lengkap: ${title} untuk usaha kecil`]);
    const exact = `Tentang ${search}`;
    await makePost(db, { title: exact });
    expect(await titlesOf(db, { search })).toEqual([exact]);
  });

  test('finds nothing for what is nowhere, and does not fail for what is no word', async ({ db }) => {
    await makePost(db, { title: 'Laporan pagi', content: '<p>isi</p>' });
    expect(await titlesOf(db, { search: '' })).toEqual(['Laporan pagi']);
    const nowhere = [
      'xyzzy',
      'kapal selam',
      '""',
      '"',
      "'",
      '-',
      '!',
      '()',
      ':*',
      '&',
      '| |',
      '<->',
      'yang',
      'a b',
      '日本',
    ];
    for (const search of [...nowhere, "'; drop table blog_posts; --"]) {
      expect([search, await titlesOf(db, { search })]).toEqual([search, []]);
    }
  });

  test('[BLOG-003] takes every sign literally', async ({ db }) => {
    await makePost(db, { title: 'Diskon 100%_pasti' });
    await makePost(db, { title: 'Jalan C:\\kasir' });
    await makePost(db, { title: 'Polos' });
    expect(await titlesOf(db, { search: '%' })).toEqual(['Diskon 100%_pasti']);
    expect(await titlesOf(db, { search: '_' })).toEqual(['Diskon 100%_pasti']);
    expect(await titlesOf(db, { search: '0%_p' })).toEqual(['Diskon 100%_pasti']);
    expect(await titlesOf(db, { search: '\\' })).toEqual(['Jalan C:\\kasir']);
    expect(await titlesOf(db, { search: '\\kas' })).toEqual(['Jalan C:\\kasir']);
  });

  test('counts what it finds, whichever way it finds it', async ({ db }) => {
    for (const days of [1, 2, 3]) {
      await makePost(db, { title: `Inventaris ${days}`, published_at: daysAgo(days) });
    }
    for (const search of ['inventaris', 'invetaris']) {
      const second = await list(db, { search, page: 2, limit: 2 });
      expect(second).toMatchObject({ posts: [{ title: 'Inventaris 3' }], total: 3 });
      expect(await list(db, { search, page: 9, limit: 2 })).toMatchObject({ posts: [], total: 3 });
    }
    // Beyond its last page an exact search stays exact.
    await makePost(db, { title: 'Invenaris' });
    const similar = await list(db, { search: 'invetaris', limit: 50 });
    expect([similar.total, similar.posts[0]?.title]).toEqual([4, 'Inventaris 1']);
    expect(await list(db, { search: 'inventaris', page: 9 })).toMatchObject({ posts: [], total: 3 });
  });
});

describe('a post', () => {
  test('[BLOG-007, BLOG-010, API-065, API-066] comes whole, with up to three others of its category', async ({
    db,
  }) => {
    const author = await makePerson(db);
    const { slug } = await makePost(db, {
      title: 'Ini',
      content: '<h2>Awal</h2><script>x()</script>',
      author_id: author.id,
      meta_title: 'Judul lain',
    });
    for (const [title, days] of [
      ['Satu', 4],
      ['Dua', 3],
      ['Tiga', 2],
      ['Empat', 5],
    ] as const) {
      await makePost(db, { title, published_at: daysAgo(days) });
    }
    await makePost(db, { title: 'Lain', category: 'Lain' });
    await makePost(db, { title: 'Draf', status: 'draft' });
    const found = await getPost(db.orm, slug);
    expect(found).toMatchObject({
      value: {
        post: {
          title: 'Ini',
          content: '<h2 id="awal">Awal</h2>',
          author_name: author.full_name,
          meta_title: 'Judul lain',
          reading_minutes: 1,
        },
        related: [{ title: 'Tiga' }, { title: 'Dua' }, { title: 'Satu' }],
      },
    });
    expect(JSON.stringify(found)).not.toContain(author.id);
  });

  test('[BLOG-014] without an author of its own names nobody: the consultant wrote it', async ({ db }) => {
    const { slug } = await makePost(db);
    expect(await getPost(db.orm, slug)).toMatchObject({
      value: { post: { author_name: null }, related: [] },
    });
  });

  test('[BLOG-015] that is not there is not found', async ({ db }) => {
    await makePost(db, { slug: 'ada' });
    for (const slug of ['tidak-ada', '%', "' or 1=1"]) {
      expect(await getPost(db.orm, slug)).toEqual({ ok: false, refusal: { code: 'POST_NOT_FOUND' } });
    }
  });

  test('takes a slug that no other one has', async ({ db }) => {
    await makePost(db, { slug: 'sama' });
    await expect(makePost(db, { slug: 'sama' })).rejects.toThrow();
  });
});

describe('a change of a post', () => {
  test('changes what it names, cleans its HTML, and is searched at once', async ({ db }) => {
    const { id, slug } = await makePost(db, { excerpt: 'Tetap', content: '<p>lama</p>' });
    const content = '<h2>Gudang</h2><img src="/media/x.png" onerror="x()">';
    expect(await changePost(db, id, { title: 'Berganti', content })).toMatchObject({ ok: true });
    expect(await getPost(db.orm, slug)).toMatchObject({
      value: {
        post: {
          title: 'Berganti',
          excerpt: 'Tetap',
          content: '<h2 id="gudang">Gudang</h2><img src="/media/x.png" alt="" />',
        },
      },
    });
    expect(await titlesOf(db, { search: 'gudang' })).toEqual(['Berganti']);
  });

  test('[PUB-100] publishes with the moment it is done, and again with the old one', async ({ db }) => {
    const { id, slug } = await makePost(db, { status: 'draft', published_at: null });
    const before = Date.now();
    await changePost(db, id, { status: 'published' });
    const dateOf = async () => {
      const found = await getPost(db.orm, slug);
      return found.ok ? found.value.post.published_at : null;
    };
    const first = await dateOf();
    expect(Date.parse(first ?? '')).toBeGreaterThanOrEqual(before);
    await changePost(db, id, { status: 'archived' });
    expect(await dateOf()).toBeNull();
    await changePost(db, id, { status: 'published', published_at: null });
    expect(await dateOf()).toBe(first);
    await changePost(db, id, { status: 'published', published_at: '2026-10-05T01:00:00Z' });
    expect(await dateOf()).toBe('2026-10-05T01:00:00.000Z');
  });

  test('of one that is not there is refused', async ({ db }) => {
    const refused = { ok: false, refusal: { code: 'POST_NOT_FOUND' } };
    expect(await changePost(db, randomUUID(), { title: 'x' })).toEqual(refused);
  });
});
