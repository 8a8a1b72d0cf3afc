import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { CaseStudyQuery } from '#contract/content/case-studies.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { contains } from '#server/platform/lists/list-search.ts';
import { readWindow } from '#server/platform/lists/list-window.ts';
import { isInEnglish } from '#server/translations/index.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { isUuid } from '#shared/short-id.ts';
import { caseStudies } from '../content.schema.ts';
import {
  type ArticleFilter,
  type ArticleWindow,
  conditionOf,
  isVisible,
  ordersOf,
  publishedAt,
  publishedAtFor,
} from './articles.queries.ts';

export type CaseStudyFilter = Pick<CaseStudyQuery, 'search' | 'industry'>;

const cardColumns = {
  ...pickColumns(caseStudies, ['id', 'slug', 'title', 'company', 'industry', 'excerpt', 'preview_image']),
  ...pickColumns(caseStudies, ['result_metrics', 'impact_metrics']),
  published_at: publishedAt(caseStudies),
};
const wholeColumns = {
  ...cardColumns,
  ...pickColumns(caseStudies, [
    'featured_image',
    'logo_image',
    'content',
    'challenges',
    'solutions',
    'results',
  ]),
  ...pickColumns(caseStudies, ['meta_title', 'meta_description', 'updated_at']),
};

function matchOf(search: string): SQL | undefined {
  const found = contains(caseStudies.search_text, search);
  if (currentLanguage() === 'id') return found;
  const { title, excerpt } = caseStudies;
  return or(
    found,
    isInEnglish('articles', [title, excerpt], (small) => contains(small, search)),
  );
}

function caseStudiesConditionOf({ search = '', industry }: CaseStudyFilter): SQL | undefined {
  return and(
    isVisible(caseStudies),
    industry === undefined ? undefined : eq(caseStudies.industry, industry),
    search === '' ? undefined : matchOf(search),
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
    .where(caseStudiesConditionOf(filter))
    .orderBy(desc(caseStudies.created_at), caseStudies.id)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countCaseStudies(reader: Reader, filter: CaseStudyFilter): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(caseStudies)
    .where(caseStudiesConditionOf(filter));
  return row?.total ?? 0;
}

export async function selectCaseStudy(reader: Reader, idOrSlug: string) {
  const hasSlug = eq(caseStudies.slug, idOrSlug);
  const [row] = await reader
    .select(wholeColumns)
    .from(caseStudies)
    .where(
      and(isVisible(caseStudies), isUuid(idOrSlug) ? or(eq(caseStudies.id, idOrSlug), hasSlug) : hasSlug),
    );
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

const listColumns = {
  ...pickColumns(caseStudies, ['id', 'slug', 'title', 'industry', 'preview_image', 'status']),
  ...pickColumns(caseStudies, ['published_at', 'scheduled_at', 'created_at', 'updated_at']),
  client_name: caseStudies.company,
};
const detailColumns = {
  ...listColumns,
  ...pickColumns(caseStudies, [
    'excerpt',
    'content',
    'featured_image',
    'logo_image',
    'challenges',
    'solutions',
  ]),
  ...pickColumns(caseStudies, [
    'results',
    'result_metrics',
    'impact_metrics',
    'meta_title',
    'meta_description',
  ]),
};

export function selectAdminCaseStudies(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return readWindow(window, ordersOf(caseStudies), (order) =>
    reader
      .select(listColumns)
      .from(caseStudies)
      .where(conditionOf(caseStudies, filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

export async function selectAdminCaseStudy(reader: Reader, id: string) {
  const [row] = await reader.select(detailColumns).from(caseStudies).where(eq(caseStudies.id, id));
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
