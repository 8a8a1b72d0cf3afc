import {
  createCaseStudies,
  createPosts,
  replaceQuestions,
  replaceTestimonials,
  writeSitePage,
} from '#server/content/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { readCaseStudies, readPosts, readSitePages, readTestimonials } from './demo-content.ts';

/** Before the terms apply (1 June 2026), and before anybody in the demo's history agreed to them. */
const PAGES_CHANGED_AT = new Date('2026-05-18T08:00:00+07:00').toISOString();

export async function writeContent(tx: Tx): Promise<void> {
  const { questions, testimonials } = readTestimonials();
  await createPosts(tx, readPosts().map(publish));
  await createCaseStudies(tx, readCaseStudies().map(publish));
  await replaceQuestions(tx, questions);
  await replaceTestimonials(tx, testimonials);
  for (const { html: content, ...page } of readSitePages())
    await writeSitePage(tx, { ...page, content, updated_at: PAGES_CHANGED_AT });
}

interface ArticleText {
  readonly published_on: string;
  readonly html: string;
}

/** Published and created at 8:00 WIB of its day, because lists sort by both moments. */
function publish<Piece extends ArticleText>({ published_on, html: content, ...piece }: Piece) {
  const published_at = new Date(`${published_on}T08:00:00+07:00`).toISOString();
  return { ...piece, content, status: 'published' as const, published_at, created_at: published_at };
}
