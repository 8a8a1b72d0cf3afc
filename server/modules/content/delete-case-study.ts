import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteCaseStudyRow, lockCaseStudy } from './case-studies-desk.queries.ts';
import type { CaseStudyNotFound } from './get-case-study.ts';

/** Deletes a case study with everything that led to it. */
export async function deleteCaseStudy(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<Result<null, CaseStudyNotFound>> {
  const row = await lockCaseStudy(tx, id);
  if (row === null) return refuse({ code: 'CASE_STUDY_NOT_FOUND' });
  await deleteCaseStudyRow(tx, id);
  await recordAudit(tx, actor, {
    action: 'case_study.deleted',
    subject: { type: 'case_study', id },
    before: { title: row.title, slug: row.slug, status: row.status },
  });
  return succeed(null);
}
