import type { Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { type CaseStudyInsert, insertCaseStudies } from './case-studies.queries.ts';

/** One statement with sanitized HTML; returns the ids in order. Slugs must be unique. */
export function createCaseStudies(tx: Tx, studies: readonly CaseStudyInsert[]): Promise<readonly string[]> {
  return insertCaseStudies(
    tx,
    studies.map((study) => ({ ...study, content: sanitizeContent(study.content ?? '') })),
  );
}
