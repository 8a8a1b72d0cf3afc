import { type Actor, recordAudit } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PostNotFound } from './get-post.ts';
import { deletePostRow, lockPost } from './posts-desk.queries.ts';

/** Deletes a post with everything that led to it. */
export async function deletePost(tx: Tx, actor: Actor, id: string): Promise<Result<null, PostNotFound>> {
  const row = await lockPost(tx, id);
  if (row === null) return refuse({ code: 'POST_NOT_FOUND' });
  await deletePostRow(tx, id);
  await recordAudit(tx, actor, {
    action: 'post.deleted',
    subject: { type: 'post', id },
    before: { title: row.title, slug: row.slug, status: row.status },
  });
  return succeed(null);
}
