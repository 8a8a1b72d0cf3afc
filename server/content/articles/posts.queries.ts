import { and, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import {
  contains,
  isSimilar,
  type MatchMode,
  similarity,
  textQuery,
} from '#server/platform/lists/list-search.ts';
import { readWindow } from '#server/platform/lists/list-window.ts';
import { isInEnglish } from '#server/translations/index.ts';
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
  readonly search?: { readonly text: string; readonly nearness: MatchMode } | undefined;
}

const cardColumns = {
  ...pickColumns(blogPosts, ['id', 'slug', 'title', 'excerpt', 'category', 'tags', 'featured_image']),
  reading_minutes: sql`${blogPosts.word_count}`.mapWith(readingMinutes),
  published_at: publishedAt(blogPosts),
};

const hasLetters = (text: string) => contains(blogPosts.search_text, text);

function postsConditionOf({ category, search }: PostFilter): SQL | undefined {
  const inCategory = category === undefined ? undefined : isCategory(category);
  return and(isVisible(blogPosts), inCategory, search === undefined ? undefined : matchOf(search));
}

const isCategory = (category: string) =>
  or(
    eq(blogPosts.category, category),
    isInEnglish('articles', [blogPosts.category], (small) => sql`${small} = lower(${category})`),
  );

function matchOf({ text, nearness }: NonNullable<PostFilter['search']>): SQL | undefined {
  const found =
    nearness === 'exact'
      ? sql`(${hasLetters(text)} or ${blogPosts.search} @@ ${textQuery(text)})`
      : isSimilar(blogPosts.search_text, text);
  if (currentLanguage() === 'id') return found;
  const matches = nearness === 'exact' ? contains : isSimilar;
  return or(
    found,
    isInEnglish('articles', [blogPosts.title, blogPosts.excerpt], (small) => matches(small, text)),
  );
}

function orderOf({ search }: PostFilter): readonly SQL[] {
  const newest = [desc(blogPosts.published_at), desc(blogPosts.id)];
  if (search === undefined) return newest;
  return search.nearness === 'exact'
    ? [
        desc(hasLetters(search.text)),
        desc(sql`ts_rank(${blogPosts.search}, ${textQuery(search.text)})`),
        ...newest,
      ]
    : [desc(similarity(blogPosts.search_text, search.text)), ...newest];
}

export function selectPostCards(
  reader: Reader,
  filter: PostFilter,
  page: { readonly limit: number; readonly offset: number },
) {
  return reader
    .select(cardColumns)
    .from(blogPosts)
    .where(postsConditionOf(filter))
    .orderBy(...orderOf(filter))
    .limit(page.limit)
    .offset(page.offset);
}

export async function countPosts(reader: Reader, filter: PostFilter): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(blogPosts).where(postsConditionOf(filter));
  return row?.total ?? 0;
}

const MAX_CATEGORIES = 100;

export async function selectCategories(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .where(isVisible(blogPosts))
    .orderBy(blogPosts.category)
    .limit(MAX_CATEGORIES);
  return rows.map((row) => row.category);
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
    .orderBy(...orderOf({}))
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
