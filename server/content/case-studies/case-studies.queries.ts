import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { CaseStudyQuery } from '#contract/content/case-studies.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { contains } from '#server/platform/lists/list-search.ts';
import { isInEnglish } from '#server/translations/index.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { isUuid } from '#shared/short-id.ts';
import { isVisible, publishedAt } from '../articles/articles.queries.ts';
import { caseStudies } from '../content.schema.ts';

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

function conditionOf({ search = '', industry }: CaseStudyFilter): SQL | undefined {
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
