import type { Reader, Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import { selectAdminPost, selectAdminPosts, updatePostRow } from '../posts/admin-posts.queries.ts';
import { createPosts } from '../posts/create-posts.ts';
import { type ArticleDraft, type ScheduledDraft, withIsoTimestamps } from './article-kind.ts';
import type { ArticleFilter, ArticleWindow } from './articles.queries.ts';

export interface PostDraft extends ArticleDraft {
  readonly category: string;
  readonly tags: readonly string[];
  readonly featured_image: string | null;
}

type AdminPost = NonNullable<Awaited<ReturnType<typeof read>>>;

async function read(reader: Reader, id: string) {
  const row = await selectAdminPost(reader, id);
  return row === null ? null : withIsoTimestamps(row);
}

async function list(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return (await selectAdminPosts(reader, filter, window)).map(withIsoTimestamps);
}

async function insert(tx: Tx, { tags, ...post }: ScheduledDraft<PostDraft>, author_id: string | null) {
  const [id = ''] = await createPosts(tx, [{ ...post, tags: [...tags], author_id }]);
  return id;
}

function update(tx: Tx, id: string, { tags, content, ...post }: ScheduledDraft<PostDraft>) {
  return updatePostRow(tx, id, { ...post, tags: [...tags], content: sanitizeContent(content) });
}

function draftOf(post: AdminPost): PostDraft {
  const { id, author_id, created_at, updated_at, scheduled_at, ...draft } = post;
  return draft;
}

export const postKind = {
  type: 'post',
  missing: 'POST_NOT_FOUND',
  ...{ read, list, insert, update, draftOf },
} as const;
