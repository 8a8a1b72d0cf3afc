import type { Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { insertPosts, type PostInsert } from './posts.queries.ts';

/** One statement with sanitized HTML; returns the ids in order. Slugs must be unique. */
export function createPosts(tx: Tx, posts: readonly PostInsert[]): Promise<readonly string[]> {
  return insertPosts(
    tx,
    posts.map((post) => ({ ...post, content: sanitizeContent(post.content ?? '') })),
  );
}
