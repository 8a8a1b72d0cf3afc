import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import { insertPosts, type PostInsert } from './posts.queries.ts';

export type NewPost = PostInsert;

/** Adds posts in one statement, their HTML sanitised; their ids in the order given. Slugs must be unique. */
export function createPosts(tx: Tx, posts: readonly NewPost[]): Promise<readonly string[]> {
  return insertPosts(
    tx,
    posts.map((post) => ({ ...post, content: sanitizeContent(post.content ?? '') })),
  );
}
