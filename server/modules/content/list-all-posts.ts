import type { Reader } from '#server/platform/db.ts';
import { countDeskPosts, type DeskFilter, type DeskWindow, selectDeskPosts } from './posts-desk.queries.ts';
import { toDeskTimes } from './read-desk-post.ts';

/** Posts of every status for those who write them; search looks at title, excerpt and tags. `total` stops at 1000. */
export async function listAllPosts(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  const [rows, total] = await Promise.all([
    selectDeskPosts(reader, filter, window),
    countDeskPosts(reader, filter),
  ]);
  return { posts: rows.map((row) => ({ ...row, ...toDeskTimes(row) })), total };
}
