import type { Reader, Tx } from '#server/platform/db.ts';
import { sanitizeContent } from '#server/platform/sanitize-content.ts';
import { createPosts } from './create-posts.ts';
import { type PieceDraft, type Placed, withTimes } from './piece-kind.ts';
import type { DeskFilter, DeskWindow } from './pieces.queries.ts';
import { selectDeskPost, selectDeskPosts, updatePostRow } from './posts-desk.queries.ts';

/** A post as its form has it. */
export interface PostDraft extends PieceDraft {
  readonly category: string;
  readonly tags: readonly string[];
  readonly featured_image: string | null;
}

type DeskPost = NonNullable<Awaited<ReturnType<typeof read>>>;

async function read(reader: Reader, id: string) {
  const row = await selectDeskPost(reader, id);
  return row === null ? null : withTimes(row);
}

async function list(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  return (await selectDeskPosts(reader, filter, window)).map(withTimes);
}

async function insert(tx: Tx, { tags, ...post }: Placed<PostDraft>, author_id: string | null) {
  const [id = ''] = await createPosts(tx, [{ ...post, tags: [...tags], author_id }]);
  return id;
}

function update(tx: Tx, id: string, { tags, content, ...post }: Placed<PostDraft>) {
  return updatePostRow(tx, id, { ...post, tags: [...tags], content: sanitizeContent(content) });
}

function draftOf(post: DeskPost): PostDraft {
  const { id, author_id, created_at, updated_at, scheduled_at, ...draft } = post;
  return draft;
}

export const postKind = {
  type: 'post',
  missing: 'POST_NOT_FOUND',
  ...{ read, list, insert, update, draftOf },
} as const;
