import type { PostDraft } from '#contract/content/admin-posts.ts';
import { systemActor } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { caseStudyBody, postBody } from '#tests/support/shop/article-bodies.ts';
import { makePost } from '#tests/support/shop/content.ts';
import {
  caseStudyKind,
  createArticle,
  deleteArticle,
  duplicateArticle,
  getCaseStudy,
  getPost,
  listArticles,
  listPosts,
  postKind,
  previewPost,
  publishScheduled,
  updateArticle,
} from '../index.ts';

const atDesk = <Kind>(kind: Kind) => ({ kind, now: new Date(), actor: systemActor });
const posts = () => atDesk(postKind);
const studies = () => atDesk(caseStudyKind);
const window = { sort: '-created_at', limit: 20, offset: 0, from: 'start' } as const;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function write(db: Database, overrides: Partial<PostDraft> = {}) {
  const written = await withTx(db, (tx) => createArticle(tx, posts(), { ...postBody, ...overrides }));
  if (!written.ok) throw new Error(written.refusal.code);
  return written.value;
}

type ArticleWriteResult = Awaited<ReturnType<typeof write>>;

/** As the form sends it: all fields, with the loaded version. */
function save(db: Database, post: ArticleWriteResult, overrides: Partial<PostDraft> = {}) {
  const { id, updated_at: base_updated_at } = post;
  const draft = { ...postKind.draftOf(post), ...overrides };
  return withTx(db, (tx) => updateArticle(tx, posts(), { id, base_updated_at, draft }));
}

describe('a post in the admin', () => {
  test('[AENT-026, ACON-006] is written with all its fields, cleaned, and seen by nobody as a draft', async ({
    db,
  }) => {
    const post = await write(db, { content: '<h2>Satu</h2><script>x()</script>' });
    expect(post).toMatchObject({
      title: 'Stok yang cocok',
      slug: 'stok-yang-cocok',
      content: '<h2 id="satu">Satu</h2>',
      excerpt: 'Ringkas.',
      featured_image: null,
      status: 'draft',
      author_id: null,
      published_at: null,
      tags: ['stok'],
      meta_title: null,
      meta_description: null,
      created_at: expect.any(String),
    });
    expect(await getPost(db.orm, post.slug)).toMatchObject({ ok: false });
    const preview = await previewPost(db.orm, post.id, new Date());
    expect(preview).toMatchObject({
      ok: true,
      value: { post: { title: 'Stok yang cocok', reading_minutes: 1 } },
    });
  });

  test('[ACON-007] goes through draft, published and archived, and no other status', async ({ db }) => {
    let post = await write(db);
    for (const [status, isSeen] of [
      ['published', true],
      ['archived', false],
      ['published', true],
      ['draft', false],
    ] as const) {
      const saved = await save(db, post, { status });
      if (!saved.ok) throw new Error(saved.refusal.code);
      post = saved.value;
      expect([status, (await getPost(db.orm, post.slug)).ok]).toEqual([status, isSeen]);
    }
    const strange = db.pool.query("update blog_posts set status = 'strange'");
    await expect(strange).rejects.toThrow(/blog_posts_status_check/);
  });

  test('of which the slug changes is led to from every address it had, and a new post takes an old one over', async ({
    db,
  }) => {
    let post = await write(db, { status: 'published' });
    for (const slug of ['kedua', 'ketiga']) {
      const saved = await save(db, post, { slug });
      if (!saved.ok) throw new Error(saved.refusal.code);
      post = saved.value;
    }
    for (const slug of ['stok-yang-cocok', 'kedua', 'ketiga']) {
      expect(await getPost(db.orm, slug)).toMatchObject({ value: { post: { id: post.id, slug: 'ketiga' } } });
    }
    const other = await write(db, { slug: 'kedua', status: 'published' });
    expect(await getPost(db.orm, 'kedua')).toMatchObject({ value: { post: { id: other.id } } });
    expect(await save(db, other, { slug: 'ketiga' })).toMatchObject({ refusal: { code: 'SLUG_TAKEN' } });
    await withTx(db, (tx) => deleteArticle(tx, posts(), post.id));
    expect(await getPost(db.orm, 'stok-yang-cocok')).toMatchObject({ ok: false });
  });

  test('made by several people at once from one title has as many slugs', async ({ db }) => {
    const posts = await Promise.all([write(db), write(db), write(db)]);
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual([
      ...['stok-yang-cocok', 'stok-yang-cocok-2', 'stok-yang-cocok-3'],
    ]);
  });

  test('that two people edit keeps what the first one wrote, and tells the second', async ({ db }) => {
    const post = await write(db);
    expect(await save(db, post, { title: 'Dari yang pertama' })).toMatchObject({ ok: true });
    expect(await save(db, post, { title: 'Dari yang kedua' })).toMatchObject({
      refusal: { code: 'CONTENT_CHANGED', details: { updated_at: expect.any(String) } },
    });
    const { rows } = await listArticles(db.orm, postKind, window);
    expect(rows.map(({ title }) => title)).toEqual(['Dari yang pertama']);
  });

  test('is copied as a draft of its own and deleted, and both are in the audit log', async ({ db }) => {
    const post = await write(db, { status: 'published' });
    const copied = await withTx(db, (tx) => duplicateArticle(tx, posts(), post.id));
    expect(copied).toMatchObject({
      value: {
        title: 'Stok yang cocok (salinan)',
        slug: 'stok-yang-cocok-salinan',
        status: 'draft',
        tags: ['stok'],
      },
    });
    expect(await withTx(db, (tx) => deleteArticle(tx, posts(), post.id))).toEqual({ ok: true, value: null });
    expect(await withTx(db, (tx) => deleteArticle(tx, posts(), post.id))).toMatchObject({ ok: false });
    const { rows } = await db.pool.query(
      "select action from audit_entries where subject_type = 'post' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(['post.created', 'post.created', 'post.deleted']);
  });
});

describe('a day in the future', () => {
  test('[PUB-100, ACON-006] is waited for as a draft, and then published once by whoever comes first', async ({
    db,
  }) => {
    const day = inDays(3);
    const post = await write(db, { status: 'published', published_at: day.toISOString() });
    expect(post).toMatchObject({ status: 'draft', published_at: null, scheduled_at: day.toISOString() });
    expect(await publishScheduled(db, { now: () => inDays(2) })).toBe(0);
    expect((await listPosts(db.orm, { page: 1, limit: 10 })).total).toBe(0);
    const later = { now: () => inDays(4) };
    const counts = await Promise.all([publishScheduled(db, later), publishScheduled(db, later)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await listPosts(db.orm, { page: 1, limit: 10 })).posts).toMatchObject([{ id: post.id }]);
  });

  test('is announced to cached pages when it comes, and not each time it is asked for', async ({ db }) => {
    await write(db, { status: 'published', published_at: inDays(3).toISOString() });
    const payloads: string[] = [];
    const listener = await db.pool.connect();
    listener.on('notification', ({ payload = '' }) => payloads.push(payload));
    await listener.query('listen content_changed');
    await publishScheduled(db, { now: () => inDays(2) });
    // Notifications arrive before the response to a later query.
    await listener.query('select 1');
    expect(payloads).toEqual([]);
    await publishScheduled(db, { now: () => inDays(4) });
    await listener.query('select 1');
    expect(payloads).toEqual(['blog_posts']);
    listener.release(true);
  });

  test('is given up when the draft is saved without it', async ({ db }) => {
    const post = await write(db, { status: 'published', published_at: inDays(1).toISOString() });
    expect(await save(db, post, { status: 'draft', published_at: null })).toMatchObject({
      value: { scheduled_at: null },
    });
    expect(await publishScheduled(db, { now: () => inDays(9) })).toBe(0);
  });
});

describe('the admin list', () => {
  test('[ACON-002, ACON-003] is searched and filtered by status, with drafts and archived ones', async ({
    db,
  }) => {
    await makePost(db, { title: 'Gudang rapi', status: 'draft' });
    await makePost(db, { title: 'Gudang lama', status: 'archived', published_at: null });
    await makePost(db, { title: 'Kasir', status: 'published' });
    const titles = async (filter: { readonly search?: string; readonly status?: 'draft' }) => {
      const { rows, total } = await listArticles(db.orm, postKind, { ...filter, ...window, sort: 'title' });
      expect(total).toBe(rows.length);
      return rows.map(({ title }) => title);
    };
    expect(await titles({})).toEqual(['Gudang lama', 'Gudang rapi', 'Kasir']);
    expect(await titles({ search: 'gudang' })).toEqual(['Gudang lama', 'Gudang rapi']);
    expect(await titles({ search: 'gudang', status: 'draft' })).toEqual(['Gudang rapi']);
    expect(await titles({ search: '100%' })).toEqual([]);
  });
});

describe('a case study in the admin', () => {
  test('[AENT-027] is written, changed, moved and copied like a post', async ({ db }) => {
    const written = await withTx(db, (tx) => createArticle(tx, studies(), caseStudyBody));
    if (!written.ok) throw new Error(written.refusal.code);
    const { id, updated_at } = written.value;
    expect(written.value).toMatchObject({
      title: 'Kasir tanpa antre',
      slug: 'kasir-tanpa-antre',
      content: '<p>Cerita.</p>',
      client_name: 'Toko contoh, Bandung',
      industry: 'Retail',
      status: 'draft',
    });
    const draft = {
      ...caseStudyKind.draftOf(written.value),
      content: '<p onclick="x()">Baru</p>',
      status: 'published',
    } as const;
    const change = (base_updated_at: string, slug: string) =>
      withTx(db, (tx) => updateArticle(tx, studies(), { id, base_updated_at, draft: { ...draft, slug } }));
    const saved = await change(updated_at, draft.slug);
    if (!saved.ok) throw new Error(saved.refusal.code);
    expect(await change(saved.value.updated_at, 'kasir-cepat')).toMatchObject({ ok: true });
    expect(await getCaseStudy(db.orm, 'kasir-tanpa-antre')).toMatchObject({
      value: { slug: 'kasir-cepat', content: '<p>Baru</p>', company: 'Toko contoh, Bandung' },
    });
    expect(await change(saved.value.updated_at, 'kasir-lambat')).toMatchObject({
      refusal: { code: 'CONTENT_CHANGED' },
    });
    const copied = await withTx(db, (tx) => duplicateArticle(tx, studies(), id));
    expect(copied).toMatchObject({
      value: { slug: 'kasir-tanpa-antre-salinan', status: 'draft', result_metrics: [{ before_value: 12 }] },
    });
    expect(await withTx(db, (tx) => deleteArticle(tx, studies(), id))).toMatchObject({ ok: true });
    expect(await change(saved.value.updated_at, 'kasir-cepat')).toMatchObject({
      refusal: { code: 'CASE_STUDY_NOT_FOUND' },
    });
    expect(await getCaseStudy(db.orm, 'kasir-tanpa-antre')).toMatchObject({ ok: false });
  });

  test('[ACON-008] keeps each of its three statuses, and is shown only while it is published', async ({
    db,
  }) => {
    for (const status of ['draft', 'published', 'archived'] as const) {
      const draft = { ...caseStudyBody, slug: `kasir-${status}`, status };
      const written = await withTx(db, (tx) => createArticle(tx, studies(), draft));
      expect(written).toMatchObject({ ok: true, value: { status } });
      expect((await getCaseStudy(db.orm, draft.slug)).ok).toBe(status === 'published');
    }
  });
});
