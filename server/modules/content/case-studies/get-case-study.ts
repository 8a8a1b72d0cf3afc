import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectCurrentSlug } from '../articles/slugs.queries.ts';
import { toCaseStudyCard } from '../content.rules.ts';
import { selectCaseStudy } from './case-studies.queries.ts';

export interface CaseStudyNotFound {
  readonly code: 'CASE_STUDY_NOT_FOUND';
}
type FoundCaseStudy = NonNullable<Awaited<ReturnType<typeof selectCaseStudy>>>;

/** A published case study by id, slug (CASE-004) or former slug. */
export async function getCaseStudy(
  reader: Reader,
  idOrSlug: string,
): Promise<Result<ReturnType<typeof toCaseStudy>, CaseStudyNotFound>> {
  const row = (await selectCaseStudy(reader, idOrSlug)) ?? (await findByOldSlug(reader, idOrSlug));
  return row === null ? refuse({ code: 'CASE_STUDY_NOT_FOUND' }) : succeed(toCaseStudy(row));
}

async function findByOldSlug(reader: Reader, slug: string): Promise<FoundCaseStudy | null> {
  const now = await selectCurrentSlug(reader, 'case_study', slug);
  return now === null ? null : selectCaseStudy(reader, now);
}

function toCaseStudy(row: FoundCaseStudy) {
  return { ...row, ...toCaseStudyCard(row), updated_at: row.updated_at.toISOString() };
}
