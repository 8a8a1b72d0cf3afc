import { post } from '#contract/content/blog.ts';
import { caseStudy, caseStudyCard } from '#contract/content/case-studies.ts';
import {
  getCaseStudy,
  getPost,
  getSitePage,
  listCaseStudies,
  listFaqAndTestimonials,
  listPosts,
} from '#server/content/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { interpolateSettings } from '#shared/content/setting-tokens.ts';
import { withDefaults } from '#shared/content/site-settings.ts';
import { succeed } from '#shared/result.ts';
import { expect, test } from '#tests/support/machine/database.ts';
import { readCaseStudies, readPosts, readSitePages, readTestimonials, writeContent } from './demo-content.ts';

const write = (db: Database) => withTx(db, async (tx) => succeed(await writeContent(tx)));

interface Publication {
  readonly published_on: string;
}
const newestFirst = (dated: readonly Publication[]) =>
  dated
    .toSorted((a, b) => b.published_on.localeCompare(a.published_on))
    .map(({ published_on }) => published_on);

/** The text as visitors get it. */
const shown = (html: string) => interpolateSettings(sanitizeContent(html), withDefaults(new Map()));

test('[BLOG-001, BLOG-007] every demo post is published on its day, whole', async ({ db }) => {
  await write(db);
  const demoPosts = readPosts();
  const { posts, total } = await listPosts(db.orm, { page: 1, limit: 50 });
  expect(total).toBe(demoPosts.length);
  expect(posts.map(({ published_at }) => published_at.slice(0, 10))).toEqual(newestFirst(demoPosts));
  for (const { published_on: _, html, ...written } of demoPosts) {
    const found = await getPost(db.orm, written.slug);
    if (!found.ok) throw new Error(`${written.slug} is not there`);
    expect(post.parse(found.value.post)).toMatchObject(written);
    expect(found.value.post.content).toBe(shown(html));
  }
});

test('[CASE-001, CASE-008] every demo case study is published on its day, whole', async ({ db }) => {
  await write(db);
  const demoCaseStudies = readCaseStudies();
  const { case_studies } = await listCaseStudies(db.orm, { page: 1, limit: 100 });
  const days = caseStudyCard
    .array()
    .parse(case_studies)
    .map(({ published_at }) => published_at.slice(0, 10));
  expect(days).toEqual(newestFirst(demoCaseStudies));
  for (const { slug, html, challenges, impact_metrics } of demoCaseStudies) {
    const found = await getCaseStudy(db.orm, slug);
    if (!found.ok) throw new Error(`${slug} is not there`);
    expect(caseStudy.parse(found.value)).toMatchObject({ slug, challenges, impact_metrics });
    expect(found.value.content).toBe(shown(html));
  }
});

test('questions, testimonials and texts of their own are as they were written', async ({ db }) => {
  await write(db);
  expect(await listFaqAndTestimonials(db.orm)).toMatchObject(readTestimonials());
  for (const { name, title, html } of readSitePages()) {
    const found = await getSitePage(db.orm, name);
    if (!found.ok) throw new Error(`${name} is not there`);
    expect(found.value.title).toBe(title);
    expect(found.value.content).toBe(shown(html));
  }
});
