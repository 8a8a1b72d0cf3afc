import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { readWindow } from '#server/platform/lists/list-window.ts';
import {
  type ArticleFilter,
  type ArticleWindow,
  conditionOf,
  ordersOf,
  publishedAtFor,
} from '../articles/articles.queries.ts';
import { caseStudies } from '../content.schema.ts';
import type { CaseStudyInsert } from './case-studies.queries.ts';

const listed = {
  id: caseStudies.id,
  slug: caseStudies.slug,
  title: caseStudies.title,
  client_name: caseStudies.company,
  industry: caseStudies.industry,
  preview_image: caseStudies.preview_image,
  status: caseStudies.status,
  published_at: caseStudies.published_at,
  scheduled_at: caseStudies.scheduled_at,
  created_at: caseStudies.created_at,
  updated_at: caseStudies.updated_at,
};

/** Case studies of any status, for their editors. */
export function selectAdminCaseStudies(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return readWindow(window, ordersOf(caseStudies), (order) =>
    reader
      .select(listed)
      .from(caseStudies)
      .where(conditionOf(caseStudies, filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

export async function selectAdminCaseStudy(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      ...listed,
      excerpt: caseStudies.excerpt,
      content: caseStudies.content,
      featured_image: caseStudies.featured_image,
      logo_image: caseStudies.logo_image,
      challenges: caseStudies.challenges,
      solutions: caseStudies.solutions,
      results: caseStudies.results,
      result_metrics: caseStudies.result_metrics,
      impact_metrics: caseStudies.impact_metrics,
      meta_title: caseStudies.meta_title,
      meta_description: caseStudies.meta_description,
    })
    .from(caseStudies)
    .where(eq(caseStudies.id, id));
  return row ?? null;
}

export async function updateCaseStudyRow(
  tx: Tx,
  id: string,
  change: Partial<CaseStudyInsert>,
): Promise<void> {
  await tx
    .update(caseStudies)
    .set({ ...change, ...publishedAtFor(caseStudies, change) })
    .where(eq(caseStudies.id, id));
}
