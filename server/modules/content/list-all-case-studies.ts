import type { Reader } from '#server/platform/db.ts';
import { findDeskCaseStudies, selectDeskCaseStudies } from './case-studies-desk.queries.ts';
import type { DeskFilter, DeskWindow } from './posts-desk.queries.ts';
import { toDeskTimes } from './read-desk-post.ts';

/** Case studies of every status for those who write them. `total` stops at MOST_COUNTED. */
export async function listAllCaseStudies(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  const { total, ids, offset } = await findDeskCaseStudies(reader, filter, window);
  const rows = await selectDeskCaseStudies(reader, ids === null ? filter : { ids }, { ...window, offset });
  return { case_studies: rows.map((row) => ({ ...row, ...toDeskTimes(row) })), total };
}
