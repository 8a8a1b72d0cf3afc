import type { AdminCaseStudy, CaseStudyDraft } from '#contract/content/admin-case-studies.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import {
  selectAdminCaseStudies,
  selectAdminCaseStudy,
  updateCaseStudyRow,
} from '../case-studies/admin-case-studies.queries.ts';
import { createCaseStudies } from '../case-studies/create-case-studies.ts';
import type { ScheduledDraft } from './article-kind.ts';

async function insert(tx: Tx, { client_name: company, ...study }: ScheduledDraft<CaseStudyDraft>) {
  const [id = ''] = await createCaseStudies(tx, [{ ...study, company }]);
  return id;
}

function update(tx: Tx, id: string, { client_name: company, ...study }: ScheduledDraft<CaseStudyDraft>) {
  return updateCaseStudyRow(tx, id, { ...study, company, content: sanitizeContent(study.content) });
}

function draftOf(study: AdminCaseStudy): CaseStudyDraft {
  const { id, created_at, updated_at, scheduled_at, ...draft } = study;
  return draft;
}

export const caseStudyKind = {
  type: 'case_study',
  missing: 'CASE_STUDY_NOT_FOUND',
  ...{ read: selectAdminCaseStudy, list: selectAdminCaseStudies, insert, update, draftOf },
} as const;
