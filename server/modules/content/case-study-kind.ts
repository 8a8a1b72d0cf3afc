import type { z } from 'zod';
import type { Reader, Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import type { Industry } from '#shared/content.ts';
import {
  selectDeskCaseStudies,
  selectDeskCaseStudy,
  updateCaseStudyRow,
} from './case-studies-desk.queries.ts';
import { impactMetrics, resultMetrics } from './content.rules.ts';
import { createCaseStudies } from './create-case-studies.ts';
import { type PieceDraft, type Placed, withTimes } from './piece-kind.ts';
import type { DeskFilter, DeskWindow } from './pieces.queries.ts';

/** A case study as its form has it. */
export interface CaseStudyDraft extends PieceDraft {
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

type DeskCaseStudy = NonNullable<Awaited<ReturnType<typeof read>>>;

async function read(reader: Reader, id: string) {
  const row = await selectDeskCaseStudy(reader, id);
  if (row === null) return null;
  return {
    ...withTimes(row),
    result_metrics: resultMetrics.parse(row.result_metrics),
    impact_metrics: impactMetrics.parse(row.impact_metrics),
  };
}

async function list(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  return (await selectDeskCaseStudies(reader, filter, window)).map(withTimes);
}

function columnsOf({ client_name, ...study }: Placed<CaseStudyDraft>) {
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

async function insert(tx: Tx, study: Placed<CaseStudyDraft>) {
  const [id = ''] = await createCaseStudies(tx, [columnsOf(study)]);
  return id;
}

function update(tx: Tx, id: string, study: Placed<CaseStudyDraft>) {
  return updateCaseStudyRow(tx, id, { ...columnsOf(study), content: sanitizeContent(study.content) });
}

function draftOf(study: DeskCaseStudy): CaseStudyDraft {
  const { id, created_at, updated_at, scheduled_at, ...draft } = study;
  return draft;
}

export const caseStudyKind = {
  type: 'case_study',
  missing: 'CASE_STUDY_NOT_FOUND',
  ...{ read, list, insert, update, draftOf },
} as const;
