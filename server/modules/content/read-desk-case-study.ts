import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectDeskCaseStudy } from './case-studies-desk.queries.ts';
import { impactMetrics, resultMetrics } from './content.rules.ts';
import type { CaseStudyNotFound } from './get-case-study.ts';
import { toDeskTimes } from './read-desk-post.ts';

export type DeskCaseStudyRow = NonNullable<Awaited<ReturnType<typeof selectDeskCaseStudy>>>;
export type DeskCaseStudy = ReturnType<typeof toDeskCaseStudy>;

export function toDeskCaseStudy(row: DeskCaseStudyRow) {
  return {
    ...row,
    ...toDeskTimes(row),
    result_metrics: resultMetrics.parse(row.result_metrics),
    impact_metrics: impactMetrics.parse(row.impact_metrics),
  };
}

/** One case study of any status, whole. */
export async function readDeskCaseStudy(
  reader: Reader,
  id: string,
): Promise<Result<DeskCaseStudy, CaseStudyNotFound>> {
  const row = await selectDeskCaseStudy(reader, id);
  return row === null ? refuse({ code: 'CASE_STUDY_NOT_FOUND' }) : succeed(toDeskCaseStudy(row));
}

/** The same as its readers would see it; what has no date yet is dated now. */
export async function previewCaseStudy(reader: Reader, id: string, now: Date) {
  const found = await readDeskCaseStudy(reader, id);
  if (!found.ok) return found;
  const { scheduled_at, client_name, ...study } = found.value;
  const published_at = scheduled_at ?? study.published_at ?? now.toISOString();
  return succeed({ ...study, company: client_name, published_at });
}
