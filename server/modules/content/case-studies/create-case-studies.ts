import type { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import type { impactMetrics, resultMetrics } from '../content.rules.ts';
import { type CaseStudyInsert, insertCaseStudies } from './case-studies.queries.ts';

export interface NewCaseStudy extends CaseStudyInsert {
  readonly result_metrics?: z.input<typeof resultMetrics>;
  readonly impact_metrics?: z.input<typeof impactMetrics>;
}

/** Adds case studies in one statement, their HTML sanitised; their ids in the order given. Slugs must be unique. */
export function createCaseStudies(tx: Tx, studies: readonly NewCaseStudy[]): Promise<readonly string[]> {
  return insertCaseStudies(
    tx,
    studies.map((study) => ({ ...study, content: sanitizeContent(study.content ?? '') })),
  );
}
