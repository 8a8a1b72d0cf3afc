import { readAccount } from '#server/modules/identity/index.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectCurrentSlug } from '../articles/slugs.queries.ts';
import { toPostCard } from '../content.rules.ts';
import { selectPost, selectRelated } from './posts.queries.ts';

export interface PostNotFound {
  readonly code: 'POST_NOT_FOUND';
}
type FoundPost = NonNullable<Awaited<ReturnType<typeof selectPost>>>;

const MAX_RELATED = 3;

/**
 * A published post with up to three others of its category, newest first (BLOG-010); also by a former slug, returned
 * with the current one. `author_name` null: the consultant of the settings.
 */
export async function getPost(
  reader: Reader,
  slug: string,
): Promise<Result<Awaited<ReturnType<typeof withRelated>>, PostNotFound>> {
  const row = (await selectPost(reader, slug)) ?? (await findByOldSlug(reader, slug));
  return row === null ? refuse({ code: 'POST_NOT_FOUND' }) : succeed(await withRelated(reader, row));
}

/** The post behind a former slug. */
async function findByOldSlug(reader: Reader, slug: string): Promise<FoundPost | null> {
  const now = await selectCurrentSlug(reader, 'post', slug);
  return now === null ? null : selectPost(reader, now);
}

async function withRelated(reader: Reader, { author_id, updated_at, ...row }: FoundPost) {
  const [author, related] = await Promise.all([
    author_id === null ? null : readAccount(reader, author_id),
    selectRelated(reader, row, MAX_RELATED),
  ]);
  return {
    post: {
      ...toPostCard(row),
      content: row.content,
      author_name: author?.full_name ?? null,
      meta_title: row.meta_title,
      meta_description: row.meta_description,
      updated_at: updated_at.toISOString(),
    },
    related: related.map(toPostCard),
  };
}
