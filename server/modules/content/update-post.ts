import type { Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PostNotFound } from './get-post.ts';
import { type PostInsert, writePost } from './posts.queries.ts';

export type PostChange = Partial<
  Pick<
    PostInsert,
    | 'title'
    | 'slug'
    | 'excerpt'
    | 'content'
    | 'category'
    | 'tags'
    | 'featured_image'
    | 'status'
    | 'published_at'
    | 'scheduled_at'
    | 'meta_title'
    | 'meta_description'
  >
>;

/**
 * Changes the named fields of a post, its HTML sanitised. Published without a date, it is dated now; a post that was
 * published before keeps its date. Every web process shows the change as soon as it commits.
 */
export async function updatePost(
  tx: Tx,
  id: string,
  { content, ...change }: PostChange,
): Promise<Result<null, PostNotFound>> {
  const text = content === undefined ? {} : { content: sanitizeContent(content) };
  const isWritten = await writePost(tx, id, { ...change, ...text });
  return isWritten ? succeed(null) : refuse({ code: 'POST_NOT_FOUND' });
}
