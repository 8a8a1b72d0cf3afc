import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
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

const listed = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  category: blogPosts.category,
  featured_image: blogPosts.featured_image,
  status: blogPosts.status,
  published_at: blogPosts.published_at,
  scheduled_at: blogPosts.scheduled_at,
  created_at: blogPosts.created_at,
  updated_at: blogPosts.updated_at,
};

/** Posts of any status, for their editors. */
export function selectAdminPosts(reader: Reader, filter: ArticleFilter, window: ArticleWindow) {
  return readWindow(window, ordersOf(blogPosts), (order) =>
    reader
      .select(listed)
      .from(blogPosts)
      .where(conditionOf(blogPosts, filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

export async function selectAdminPost(reader: Reader, id: string) {
  const [row] = await reader
    .select({
      ...listed,
      excerpt: blogPosts.excerpt,
      content: blogPosts.content,
      tags: blogPosts.tags,
      author_id: blogPosts.author_id,
      meta_title: blogPosts.meta_title,
      meta_description: blogPosts.meta_description,
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, id));
  return row ?? null;
}

export async function updatePostRow(tx: Tx, id: string, change: Partial<PostInsert>): Promise<void> {
  await tx
    .update(blogPosts)
    .set({ ...change, ...publishedAtFor(blogPosts, change) })
    .where(eq(blogPosts.id, id));
}

/** The categories of all posts, hidden ones included. */
export async function listCategories(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .orderBy(blogPosts.category)
    .limit(100);
  return rows.map((row) => row.category);
}
