import type { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import type { impactMetrics, resultMetrics } from '../content.rules.ts';
import { type CaseStudyInsert, insertCaseStudies } from './case-studies.queries.ts';

export interface NewCaseStudy extends CaseStudyInsert {
  readonly result_metrics?: z.input<typeof resultMetrics>;
  readonly impact_metrics?: z.input<typeof impactMetrics>;
}

/** Inserts case studies in one statement, HTML sanitized; returns their ids in order. Slugs must be unique. */
export function createCaseStudies(tx: Tx, studies: readonly NewCaseStudy[]): Promise<readonly string[]> {
  return insertCaseStudies(
    tx,
    studies.map((study) => ({ ...study, content: sanitizeContent(study.content ?? '') })),
  );
}
