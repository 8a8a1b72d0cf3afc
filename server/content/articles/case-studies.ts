import type { CaseStudy, CaseStudyQuery, getCaseStudy as endpoint } from '#contract/content/case-studies.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { inOrderOf } from '#server/platform/lists/list-search.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectCurrentSlug } from './articles.queries.ts';
import { readArticle } from './articles.ts';
import {
  countCaseStudies,
  searchCaseStudies,
  selectCaseStudy,
  selectCaseStudyCards,
  selectCaseStudyCardsOf,
} from './case-studies.queries.ts';
import { caseStudyKind } from './kinds.ts';

/** Accepts an id, a slug (CASE-004) or a former slug. */
export async function getCaseStudy(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<CaseStudy, RefusalOf<typeof endpoint>>> {
  const row = (await selectCaseStudy(reader, idOrSlug)) ?? (await findByOldSlug(reader, idOrSlug));
  return row === null ? refuse({ code: 'CASE_STUDY_NOT_FOUND' }) : succeed(row);
}

async function findByOldSlug(reader: Reader, slug: string): Promise<CaseStudy | null> {
  const now = await selectCurrentSlug(reader, 'case_study', slug);
  return now === null ? null : selectCaseStudy(reader, now);
}

export async function previewCaseStudy(reader: Reader, id: string, now: Date) {
  const found = await readArticle(reader, caseStudyKind, id);
  if (!found.ok) return found;
  const { scheduled_at, client_name, ...study } = found.value;
  const published_at = scheduled_at ?? study.published_at ?? now.toISOString();
  return succeed({ ...study, company: client_name, published_at });
}

/** Newest first; search is case-insensitive over title, company and excerpt (CASE-002). */
export async function listCaseStudies(reader: Reader, query: CaseStudyQuery) {
  const { page, limit } = query;
  const window = { limit, offset: (page - 1) * limit };
  const found = (query.search ?? '') === '' ? await readPage() : await readFound();
  return { ...found, page, limit };

  async function readPage() {
    const [case_studies, total] = await Promise.all([
      selectCaseStudyCards(reader, query, window),
      countCaseStudies(reader, query),
    ]);
    return { case_studies, total };
  }

  async function readFound() {
    const { ids, total } = await searchCaseStudies(reader, query, window);
    return { case_studies: inOrderOf(ids, await selectCaseStudyCardsOf(reader, ids), ({ id }) => id), total };
  }
}
