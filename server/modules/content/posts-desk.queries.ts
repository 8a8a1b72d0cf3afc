import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { contains, type Found, search } from '#server/platform/list-search.ts';
import { type ListWindow, orderingOf, readWindow } from '#server/platform/list-window.ts';
import type { ContentStatus } from '#shared/content.ts';
import { MOST_COUNTED } from '#shared/lists.ts';
import { blogPosts } from './content.schema.ts';

/** Posts as those who write them see them, whatever their status. */
export interface DeskFilter {
  readonly status?: ContentStatus | undefined;
  readonly search?: string | undefined;
  /** Those that a search has found already. */
  readonly ids?: readonly string[] | undefined;
}
export const deskSorts = ['created_at', '-created_at', 'title', '-title'] as const;
export type DeskWindow = ListWindow<(typeof deskSorts)[number]>;

const orders: Readonly<Record<DeskWindow['sort'], readonly SQL[]>> = {
  created_at: [asc(blogPosts.created_at), desc(blogPosts.id)],
  '-created_at': [desc(blogPosts.created_at), asc(blogPosts.id)],
  title: [asc(blogPosts.title), asc(blogPosts.id)],
  '-title': [desc(blogPosts.title), desc(blogPosts.id)],
};

function conditionOf({ status, search: words = '', ids }: DeskFilter): SQL | undefined {
  if (ids !== undefined) return inArray(blogPosts.id, [...ids]);
  return and(
    status === undefined ? undefined : eq(blogPosts.status, status),
    words === '' ? undefined : contains(blogPosts.search_text, words),
  );
}

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

export function selectDeskPosts(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  return readWindow(window, orders, (order) =>
    reader
      .select(listed)
      .from(blogPosts)
      .where(conditionOf(filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

/** How many there are and, of a search for little, which. */
export async function findDeskPosts(
  reader: Reader,
  { search: words = '', ...filter }: DeskFilter,
  window: DeskWindow,
): Promise<Found> {
  if (words === '') return { total: await countDeskPosts(reader, filter), ids: null, offset: window.offset };
  return search(
    reader,
    {
      from: blogPosts,
      id: blogPosts.id,
      filter: conditionOf(filter),
      order: orderingOf(window, orders),
      hits: contains(blogPosts.search_text, words),
    },
    window,
  );
}

/** How many there are, as far as a list counts. */
async function countDeskPosts(reader: Reader, filter: DeskFilter): Promise<number> {
  const some = reader.select({ one: sql`1` }).from(blogPosts).where(conditionOf(filter)).limit(MOST_COUNTED);
  const found = await reader.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${some} counted`,
  );
  return found.rows[0]?.total ?? 0;
}

const columns = {
  id: blogPosts.id,
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  content: blogPosts.content,
  category: blogPosts.category,
  tags: blogPosts.tags,
  featured_image: blogPosts.featured_image,
  author_id: blogPosts.author_id,
  status: blogPosts.status,
  published_at: blogPosts.published_at,
  scheduled_at: blogPosts.scheduled_at,
  meta_title: blogPosts.meta_title,
  meta_description: blogPosts.meta_description,
  created_at: blogPosts.created_at,
  updated_at: blogPosts.updated_at,
};

export async function selectDeskPost(reader: Reader, id: string) {
  const [row] = await reader.select(columns).from(blogPosts).where(eq(blogPosts.id, id));
  return row ?? null;
}

/** The same, kept from changing until the transaction ends. */
export async function lockPost(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row ?? null;
}

export async function deletePostRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.id, id));
}

/** Drafts whose day has come are published with that day. */
export async function publishDuePosts(tx: Tx, now: Date): Promise<number> {
  const published = await tx
    .update(blogPosts)
    // Never later than the database's own clock: what is published is seen at once.
    .set({
      status: 'published',
      published_at: sql`least(${blogPosts.scheduled_at}, now())`,
      scheduled_at: null,
    })
    .where(lte(blogPosts.scheduled_at, now))
    .returning({ id: blogPosts.id });
  return published.length;
}

/** The categories of all posts, to choose from. */
export async function selectAllCategories(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .orderBy(blogPosts.category)
    .limit(100);
  return rows.map((row) => row.category);
}
