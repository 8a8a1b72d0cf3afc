import { eq } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { readWindow } from '#server/platform/lists/list-window.ts';
import {
  type ArticleFilter,
  type ArticleWindow,
  conditionOf,
  ordersOf,
  publishedAtFor,
} from '../articles/articles.queries.ts';
import { blogPosts } from '../content.schema.ts';
import type { PostInsert } from './posts.queries.ts';

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
