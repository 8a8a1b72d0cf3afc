import type { Reader } from '#server/platform/db.ts';
import { toCaseStudyCard } from '../content.rules.ts';
import { type CaseStudyFilter, countCaseStudies, selectCaseStudyCards } from './case-studies.queries.ts';

export interface CaseStudyQuery extends CaseStudyFilter {
  readonly page: number;
  readonly limit: number;
}

/** Published case studies, newest first; search is case-insensitive over title, company and excerpt (CASE-002). */
export async function listCaseStudies(reader: Reader, query: CaseStudyQuery) {
  const { page, limit } = query;
  const [rows, total] = await Promise.all([
    selectCaseStudyCards(reader, query, { limit, offset: (page - 1) * limit }),
    countCaseStudies(reader, query),
  ]);
  return { case_studies: rows.map(toCaseStudyCard), total, page, limit };
}
