import { and, count, desc, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type FoundPage, isOneOf, search } from '#server/platform/lists/list-search.ts';
import { type PageWindow, readWindow } from '#server/platform/lists/list-window.ts';
import { containsNear, type NearWords, nearness } from '#server/platform/lists/near-words.ts';
import {
  andAlso,
  contains,
  hasLetters,
  matchOf,
  textQuery,
  type WordMatch,
} from '#server/platform/lists/word-match.ts';
import { isInEnglish, orInEnglish } from '#server/translations/index.ts';
import { readingMinutes } from '#shared/content/content.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { blogPosts } from '../content.schema.ts';
import {
  type ArticleFilter,
  type ArticleWindow,
  conditionOf,
  isVisible,
  ordersOf,
  publishedAt,
  publishedAtFor,
} from './articles.queries.ts';

export interface PostFilter {
  readonly category?: string | undefined;
}

const cardColumns = {
  ...pickColumns(blogPosts, ['id', 'slug', 'title', 'excerpt', 'category', 'tags', 'featured_image']),
  reading_minutes: sql`${blogPosts.word_count}`.mapWith(readingMinutes),
  published_at: publishedAt(blogPosts),
};

const inCategory = ({ category }: PostFilter): SQL | undefined =>
  category === undefined
    ? undefined
    : or(
        eq(blogPosts.category, category),
        isInEnglish('articles', blogPosts.category, (small) => sql`${small} = lower(${category})`),
      );

const postsConditionOf = (filter: PostFilter): SQL | undefined =>
  and(isVisible(blogPosts), inCategory(filter));

const newest = [desc(blogPosts.published_at), desc(blogPosts.id)];

/** Near words are searched for instead of the text. */
export interface PostSearch {
  readonly filter: PostFilter;
  readonly text: string;
  readonly near: NearWords | null;
}

/** Has the letters of every word, or all words in any form: first those with the very letters. */
export function searchPosts(
  reader: Reader,
  { filter, text, near }: PostSearch,
  page: PageWindow,
): Promise<FoundPage> {
  const { id, search_text, search: words } = blogPosts;
  const best =
    near === null
      ? [
          hasLetters(search_text, text),
          contains(search_text, text),
          sql`ts_rank(${words}, ${textQuery(text)})`,
        ]
      : [nearness(search_text, near)];
  return search(
    reader,
    {
      from: blogPosts,
      id,
      filter: isVisible(blogPosts),
      order: newest,
      match: andAlso(matchWords(text, near), inCategory(filter)),
      relevance: best.map((rating) => desc(rating)),
    },
    page,
  );
}

function matchWords(text: string, near: NearWords | null): WordMatch {
  const { id, search_text, title, excerpt, search: words } = blogPosts;
  const matches = (small: SQLWrapper) => (near === null ? contains(small, text) : containsNear(small, near));
  const letters = matches(search_text);
  const own = matchOf(text, near === null ? sql`(${letters} or ${words} @@ ${textQuery(text)})` : letters);
  if (currentLanguage() === 'id') return own;
  return orInEnglish({ table: blogPosts, id, area: 'articles', columns: [title, excerpt] }, own, matches);
}

export function selectPostCardsOf(reader: Reader, ids: readonly string[]) {
  return reader.select(cardColumns).from(blogPosts).where(isOneOf(blogPosts.id, ids));
}

export function selectPostCards(reader: Reader, filter: PostFilter, page: PageWindow) {
  return reader
    .select(cardColumns)
    .from(blogPosts)
    .where(postsConditionOf(filter))
    .orderBy(...newest)
    .limit(page.limit)
    .offset(page.offset);
}

export async function countPosts(reader: Reader, filter: PostFilter): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(blogPosts).where(postsConditionOf(filter));
  return row?.total ?? 0;
}

const MAX_CATEGORIES = 100;

/** Steps from one category to the next in their index, past the posts of each. */
export async function selectCategories(reader: Reader): Promise<string[]> {
  const next = (isLater: SQL) => sql`
    select ${blogPosts.category} as name from ${blogPosts} where ${isVisible(blogPosts)} and ${isLater}
    order by ${blogPosts.category} limit 1`;
  const { rows } = await reader.execute<{ name: string }>(sql`
    with recursive category as (
      (${next(sql`true`)})
      union all
      select later.name from category, lateral (${next(sql`${blogPosts.category} > category.name`)}) later
    )
    select name from category limit ${MAX_CATEGORIES}`);
  return rows.map(({ name }) => name);
}

const wholeColumns = {
  ...cardColumns,
  ...pickColumns(blogPosts, ['content', 'author_id', 'meta_title', 'meta_description', 'updated_at']),
};

export async function selectPost(reader: Reader, slug: string) {
  const [row] = await reader
    .select(wholeColumns)
    .from(blogPosts)
    .where(and(isVisible(blogPosts), eq(blogPosts.slug, slug)));
  return row ?? null;
}

export async function selectPostAnyStatus(reader: Reader, id: string) {
  const [row] = await reader
    .select({ ...wholeColumns, ...pickColumns(blogPosts, ['published_at', 'scheduled_at']) })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return row ?? null;
}

export function selectRelated(
  reader: Reader,
  post: { readonly id: string; readonly category: string },
  limit: number,
) {
  return reader
    .select(cardColumns)
    .from(blogPosts)
    .where(and(isVisible(blogPosts), eq(blogPosts.category, post.category), ne(blogPosts.id, post.id)))
    .orderBy(...newest)
    .limit(limit);
}

export type PostInsert = typeof blogPosts.$inferInsert;

export async function insertPosts(tx: Tx, rows: readonly PostInsert[]): Promise<readonly string[]> {
  const inserted = await tx
    .insert(blogPosts)
    .values([...rows])
    .returning({ id: blogPosts.id });
  return inserted.map((row) => row.id);
}

const listColumns = pickColumns(blogPosts, [
  ...(['id', 'slug', 'title', 'category', 'featured_image', 'status'] as const),
  ...(['published_at', 'scheduled_at', 'created_at', 'updated_at'] as const),
]);
const detailColumns = {
  ...listColumns,
  ...pickColumns(blogPosts, ['excerpt', 'content', 'tags', 'author_id', 'meta_title', 'meta_description']),
};

export function selectAdminPosts(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return readWindow(window, ordersOf(blogPosts), (order) =>
    reader
      .select(listColumns)
      .from(blogPosts)
      .where(conditionOf(blogPosts, filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

export async function selectAdminPost(reader: Reader, id: string) {
  const [row] = await reader.select(detailColumns).from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

export async function updatePostRow(tx: Tx, id: string, change: Partial<PostInsert>): Promise<void> {
  await tx
    .update(blogPosts)
    .set({ ...change, ...publishedAtFor(blogPosts, change) })
    .where(eq(blogPosts.id, id));
}

export async function listCategories(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .orderBy(blogPosts.category)
    .limit(100);
  return rows.map((row) => row.category);
}
