import type { CaseStudyQuery } from '#contract/public/case-studies.ts';
import type { Reader } from '#server/platform/db.ts';
import { countCaseStudies, selectCaseStudyCards } from './case-studies.queries.ts';

/** Published case studies, newest first; search is case-insensitive over title, company and excerpt (CASE-002). */
export async function listCaseStudies(reader: Reader, query: CaseStudyQuery) {
  const { page, limit } = query;
  const [case_studies, total] = await Promise.all([
    selectCaseStudyCards(reader, query, { limit, offset: (page - 1) * limit }),
    countCaseStudies(reader, query),
  ]);
  return { case_studies, total, page, limit };
}
