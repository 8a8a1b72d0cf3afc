import type { AdminPost, PostDraft } from '#contract/content/admin-posts.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { sanitizeContent } from '#server/platform/text/sanitize-content.ts';
import { selectAdminPost, selectAdminPosts, updatePostRow } from '../posts/admin-posts.queries.ts';
import { createPosts } from '../posts/create-posts.ts';
import type { ScheduledDraft } from './article-kind.ts';

async function insert(tx: Tx, post: ScheduledDraft<PostDraft>, author_id: string | null) {
  const [id = ''] = await createPosts(tx, [{ ...post, author_id }]);
  return id;
}

function update(tx: Tx, id: string, post: ScheduledDraft<PostDraft>) {
  return updatePostRow(tx, id, { ...post, content: sanitizeContent(post.content) });
}

function draftOf({ id, author_id, created_at, updated_at, scheduled_at, ...draft }: AdminPost): PostDraft {
  return draft;
}

export const postKind = {
  type: 'post',
  missing: 'POST_NOT_FOUND',
  ...{ read: selectAdminPost, list: selectAdminPosts, insert, update, draftOf },
} as const;
