import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { contains } from '#server/platform/lists/list-search.ts';
import type { Industry } from '#shared/content.ts';
import { isUuid } from '#shared/short-id.ts';
import { caseStudies } from '../content.schema.ts';

export interface CaseStudyFilter {
  readonly search?: string | undefined;
  readonly industry?: Industry | undefined;
}

const isVisible = and(eq(caseStudies.status, 'published'), sql`${caseStudies.published_at} <= now()`);

const cardColumns = {
  id: caseStudies.id,
  slug: caseStudies.slug,
  title: caseStudies.title,
  company: caseStudies.company,
  industry: caseStudies.industry,
  excerpt: caseStudies.excerpt,
  preview_image: caseStudies.preview_image,
  result_metrics: caseStudies.result_metrics,
  impact_metrics: caseStudies.impact_metrics,
  published_at: caseStudies.published_at,
};

function conditionOf({ search = '', industry }: CaseStudyFilter): SQL | undefined {
  return and(
    isVisible,
    industry === undefined ? undefined : eq(caseStudies.industry, industry),
    search === '' ? undefined : contains(caseStudies.search_text, search),
  );
}

export function selectCaseStudyCards(
  reader: Reader,
  filter: CaseStudyFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  return reader
    .select(cardColumns)
    .from(caseStudies)
    .where(conditionOf(filter))
    .orderBy(desc(caseStudies.created_at), caseStudies.id)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countCaseStudies(reader: Reader, filter: CaseStudyFilter): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(caseStudies).where(conditionOf(filter));
  return row?.total ?? 0;
}

export async function selectCaseStudy(reader: Reader, idOrSlug: string) {
  const hasSlug = eq(caseStudies.slug, idOrSlug);
  const [row] = await reader
    .select({
      ...cardColumns,
      featured_image: caseStudies.featured_image,
      logo_image: caseStudies.logo_image,
      content: caseStudies.content,
      challenges: caseStudies.challenges,
      solutions: caseStudies.solutions,
      results: caseStudies.results,
      meta_title: caseStudies.meta_title,
      meta_description: caseStudies.meta_description,
      updated_at: caseStudies.updated_at,
    })
    .from(caseStudies)
    .where(and(isVisible, isUuid(idOrSlug) ? or(eq(caseStudies.id, idOrSlug), hasSlug) : hasSlug));
  return row ?? null;
}

export type CaseStudyInsert = typeof caseStudies.$inferInsert;

export async function insertCaseStudies(
  tx: Tx,
  rows: readonly CaseStudyInsert[],
): Promise<readonly string[]> {
  const inserted = await tx
    .insert(caseStudies)
    .values([...rows])
    .returning({ id: caseStudies.id });
  return inserted.map((row) => row.id);
}
