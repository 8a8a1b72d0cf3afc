import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { CaseStudyQuery } from '#contract/content/case-studies.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type FoundPage, isOneOf, search } from '#server/platform/lists/list-search.ts';
import { type PageWindow, readWindow } from '#server/platform/lists/list-window.ts';
import { andAlso, contains, type WordMatch, wordMatch } from '#server/platform/lists/word-match.ts';
import { orInEnglish } from '#server/translations/index.ts';
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

const inIndustry = ({ industry }: CaseStudyFilter): SQL | undefined =>
  industry === undefined ? undefined : eq(caseStudies.industry, industry);

const caseStudiesConditionOf = (filter: CaseStudyFilter): SQL | undefined =>
  and(isVisible(caseStudies), inIndustry(filter));

const newest = [desc(caseStudies.created_at), asc(caseStudies.id)];

export function searchCaseStudies(
  reader: Reader,
  { search: text = '', ...filter }: CaseStudyFilter,
  page: PageWindow,
): Promise<FoundPage> {
  const { id } = caseStudies;
  const match = andAlso(matchWords(text), inIndustry(filter));
  return search(
    reader,
    { from: caseStudies, id, filter: isVisible(caseStudies), order: newest, match },
    page,
  );
}

function matchWords(text: string): WordMatch {
  const own = wordMatch(caseStudies.search_text, text);
  if (currentLanguage() === 'id') return own;
  const { id, title, excerpt } = caseStudies;
  return orInEnglish({ table: caseStudies, id, area: 'articles', columns: [title, excerpt] }, own, (small) =>
    contains(small, text),
  );
}

export function selectCaseStudyCardsOf(reader: Reader, ids: readonly string[]) {
  return reader.select(cardColumns).from(caseStudies).where(isOneOf(caseStudies.id, ids));
}

export function selectCaseStudyCards(reader: Reader, filter: CaseStudyFilter, page: PageWindow) {
  return reader
    .select(cardColumns)
    .from(caseStudies)
    .where(caseStudiesConditionOf(filter))
    .orderBy(...newest)
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
