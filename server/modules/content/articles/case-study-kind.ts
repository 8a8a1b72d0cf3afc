import type { z } from 'zod';
import type { Reader, Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import type { Industry } from '#shared/content.ts';
import {
  selectAdminCaseStudies,
  selectAdminCaseStudy,
  updateCaseStudyRow,
} from '../case-studies/admin-case-studies.queries.ts';
import { createCaseStudies } from '../case-studies/create-case-studies.ts';
import { impactMetrics, resultMetrics } from '../content.rules.ts';
import { type ArticleDraft, type ScheduledDraft, withIsoTimestamps } from './article-kind.ts';
import type { ArticleFilter, ArticleWindow } from './articles.queries.ts';

export interface CaseStudyDraft extends ArticleDraft {
  readonly client_name: string;
  readonly industry: Industry;
  readonly preview_image: string | null;
  readonly featured_image: string | null;
  readonly logo_image: string | null;
  readonly challenges: readonly string[];
  readonly solutions: readonly string[];
  readonly results: readonly string[];
  readonly result_metrics: Readonly<z.input<typeof resultMetrics>>;
  readonly impact_metrics: Readonly<z.input<typeof impactMetrics>>;
}

type AdminCaseStudy = NonNullable<Awaited<ReturnType<typeof read>>>;

async function read(reader: Reader, id: string) {
  const row = await selectAdminCaseStudy(reader, id);
  if (row === null) return null;
  return {
    ...withIsoTimestamps(row),
    result_metrics: resultMetrics.parse(row.result_metrics),
    impact_metrics: impactMetrics.parse(row.impact_metrics),
  };
}

async function list(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return (await selectAdminCaseStudies(reader, filter, window)).map(withIsoTimestamps);
}

function columnsOf({ client_name, ...study }: ScheduledDraft<CaseStudyDraft>) {
  return {
    ...study,
    company: client_name,
    challenges: [...study.challenges],
    solutions: [...study.solutions],
    results: [...study.results],
    result_metrics: [...study.result_metrics],
    impact_metrics: [...study.impact_metrics],
  };
}

async function insert(tx: Tx, study: ScheduledDraft<CaseStudyDraft>) {
  const [id = ''] = await createCaseStudies(tx, [columnsOf(study)]);
  return id;
}

function update(tx: Tx, id: string, study: ScheduledDraft<CaseStudyDraft>) {
  return updateCaseStudyRow(tx, id, { ...columnsOf(study), content: sanitizeContent(study.content) });
}

function draftOf(study: AdminCaseStudy): CaseStudyDraft {
  const { id, created_at, updated_at, scheduled_at, ...draft } = study;
  return draft;
}

export const caseStudyKind = {
  type: 'case_study',
  missing: 'CASE_STUDY_NOT_FOUND',
  ...{ read, list, insert, update, draftOf },
} as const;
