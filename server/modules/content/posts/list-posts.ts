import type { PostQuery } from '#contract/public/blog.ts';
import type { Reader } from '#server/platform/db.ts';
import { countPosts, type PostFilter, selectCategories, selectPostCards } from './posts.queries.ts';

/**
 * One page of published posts, newest first, with all categories. A search matches substrings of title, excerpt and
 * tags (BLOG-003) first, then word forms of the text; if there are none, words with a typo.
 */
export async function listPosts(reader: Reader, query: PostQuery) {
  const { page, limit, search: text } = query;
  const category = query.category === '' ? undefined : query.category;
  const window = { limit, offset: (page - 1) * limit };
  const [found, categories] = await Promise.all([find(), selectCategories(reader)]);
  return { posts: found.rows, total: found.total, page, limit, categories };

  async function find() {
    if (text === undefined || text === '') return readPage(reader, { category }, window);
    const exact = await readPage(reader, { category, search: { text, nearness: 'exact' } }, window);
    if (exact.total > 0) return exact;
    return readPage(reader, { category, search: { text, nearness: 'similar' } }, window);
  }
}

async function readPage(
  reader: Reader,
  filter: PostFilter,
  window: { readonly limit: number; readonly offset: number },
) {
  const [rows, total] = await Promise.all([
    selectPostCards(reader, filter, window),
    countPosts(reader, filter),
  ]);
  return { rows, total };
}
