import { readAccount } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { toPostCard } from '../content.rules.ts';
import type { PostNotFound } from './get-post.ts';
import { selectPostAnyStatus, selectRelated } from './posts.queries.ts';

const MAX_RELATED = 3;
type FoundPreview = NonNullable<Awaited<ReturnType<typeof selectPostAnyStatus>>>;

/** Previews a post of any status; undated ones are dated now. */
export async function previewPost(
  reader: Reader,
  id: string,
  now: Date,
): Promise<Result<Awaited<ReturnType<typeof withRelated>>, PostNotFound>> {
  const row = await selectPostAnyStatus(reader, id);
  return row === null ? refuse({ code: 'POST_NOT_FOUND' }) : succeed(await withRelated(reader, row, now));
}

async function withRelated(reader: Reader, row: FoundPreview, now: Date) {
  const { author_id, updated_at, scheduled_at, ...post } = row;
  const [author, related] = await Promise.all([
    author_id === null ? null : readAccount(reader, author_id),
    selectRelated(reader, post, MAX_RELATED),
  ]);
  const published_at = scheduled_at ?? post.published_at ?? now;
  return {
    post: {
      ...toPostCard({ ...post, published_at }),
      content: post.content,
      author_name: author?.full_name ?? null,
      meta_title: post.meta_title,
      meta_description: post.meta_description,
      updated_at: updated_at.toISOString(),
    },
    related: related.map(toPostCard),
  };
}
