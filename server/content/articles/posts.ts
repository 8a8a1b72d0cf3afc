import type { getPost as endpoint, Post, PostQuery } from '#contract/content/blog.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { readAccount } from '#server/account/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { inOrderOf } from '#server/platform/lists/list-search.ts';
import { searchTolerant } from '#server/platform/lists/near-words.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { selectCurrentSlug } from './articles.queries.ts';
import {
  countPosts,
  searchPosts,
  selectCategories,
  selectPost,
  selectPostAnyStatus,
  selectPostCards,
  selectPostCardsOf,
  selectRelated,
} from './posts.queries.ts';

type FoundPost = Omit<Post, 'author_name'> & { readonly author_id: string | null };
type PostResult = Result<Awaited<ReturnType<typeof withRelated>>, RefusalOf<typeof endpoint>>;

const MAX_RELATED = 3;

/** Also finds former slugs (BLOG-010). `author_name` null: the consultant of the settings. */
export async function getPost(reader: Reader, slug: string): Promise<PostResult> {
  const row = (await selectPost(reader, slug)) ?? (await findByOldSlug(reader, slug));
  return row === null ? refuse({ code: 'POST_NOT_FOUND' }) : succeed(await withRelated(reader, row));
}

export async function previewPost(reader: Reader, id: string, now: Date): Promise<PostResult> {
  const row = await selectPostAnyStatus(reader, id);
  if (row === null) return refuse({ code: 'POST_NOT_FOUND' });
  const { scheduled_at, ...post } = row;
  const published_at = scheduled_at ?? post.published_at ?? now.toISOString();
  return succeed(await withRelated(reader, { ...post, published_at }));
}

async function findByOldSlug(reader: Reader, slug: string): Promise<FoundPost | null> {
  const now = await selectCurrentSlug(reader, 'post', slug);
  return now === null ? null : selectPost(reader, now);
}

async function withRelated(reader: Reader, { author_id, ...post }: FoundPost) {
  const [author, related] = await Promise.all([
    author_id === null ? null : readAccount(reader, author_id),
    selectRelated(reader, post, MAX_RELATED),
  ]);
  return { post: { ...post, author_name: author?.full_name ?? null }, related };
}

/** Matches the words in title, excerpt and tags (BLOG-003), or their forms in the text; without a match, typos. */
export async function listPosts(reader: Reader, query: PostQuery) {
  const { page, limit, search: text = '' } = query;
  const filter = { category: query.category === '' ? undefined : query.category };
  const window = { limit, offset: (page - 1) * limit };
  const [{ posts, total }, categories] = await Promise.all([
    text === '' ? readPage() : readFound(),
    selectCategories(reader),
  ]);
  return { posts, total, page, limit, categories };

  async function readPage() {
    const [posts, total] = await Promise.all([
      selectPostCards(reader, filter, window),
      countPosts(reader, filter),
    ]);
    return { posts, total };
  }

  async function readFound() {
    const { ids, total } = await searchTolerant(reader, { area: 'articles', text }, (near) =>
      searchPosts(reader, { filter, text, near }, window),
    );
    return { posts: inOrderOf(ids, await selectPostCardsOf(reader, ids), ({ id }) => id), total };
  }
}
