import type { Reader } from '#server/platform/db.ts';
import { findDeskCaseStudies, selectDeskCaseStudies } from './case-studies-desk.queries.ts';
import type { DeskFilter, DeskWindow } from './posts-desk.queries.ts';
import { toDeskTimes } from './read-desk-post.ts';

/** Case studies of every status for those who write them. `total` stops at 1000. */
export async function listAllCaseStudies(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  const { total, ids } = await findDeskCaseStudies(reader, filter);
  const rows = await selectDeskCaseStudies(reader, ids === null ? filter : { ids }, window);
  return { case_studies: rows.map((row) => ({ ...row, ...toDeskTimes(row) })), total };
}
