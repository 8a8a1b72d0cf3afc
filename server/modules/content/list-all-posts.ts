import type { Reader } from '#server/platform/db.ts';
import { type DeskFilter, type DeskWindow, findDeskPosts, selectDeskPosts } from './posts-desk.queries.ts';
import { toDeskTimes } from './read-desk-post.ts';

/** Posts of every status for those who write them; search looks at title, excerpt and tags. `total` stops at MOST_COUNTED. */
export async function listAllPosts(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  const { total, ids, offset } = await findDeskPosts(reader, filter, window);
  const rows = await selectDeskPosts(reader, ids === null ? filter : { ids }, { ...window, offset });
  return { posts: rows.map((row) => ({ ...row, ...toDeskTimes(row) })), total };
}
