import { and, asc, desc, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ArticleQuery } from '#contract/content/admin-articles.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { isOneOf, type SearchHits, search } from '#server/platform/lists/list-search.ts';
import { type ListWindow, orderingOf } from '#server/platform/lists/list-window.ts';
import { wordMatch } from '#server/platform/lists/word-match.ts';
import type { ContentStatus } from '#shared/content/content.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { blogPosts, caseStudies, slugRedirects } from '../content.schema.ts';

export const articleTables = { post: blogPosts, case_study: caseStudies } as const;
export type ArticleType = keyof typeof articleTables;
type ArticleTable = (typeof articleTables)[ArticleType];

export type ArticleFilter = Pick<ArticleQuery, 'status'> & {
  readonly ids?: readonly string[] | undefined;
};
export type ArticleWindow = ListWindow<ArticleQuery['sort']>;

/** Published and due (PUB-100). */
export const isVisible = (table: ArticleTable) =>
  and(eq(table.status, 'published'), sql`${table.published_at} <= now()`);

export const publishedAt = (table: ArticleTable) => sql`${table.published_at}`.mapWith(table.published_at);

export const ordersOf = (table: ArticleTable): Readonly<Record<ArticleWindow['sort'], readonly SQL[]>> => ({
  created_at: [asc(table.created_at), desc(table.id)],
  '-created_at': [desc(table.created_at), asc(table.id)],
  title: [asc(table.title), asc(table.id)],
  '-title': [desc(table.title), desc(table.id)],
});

export function conditionOf(table: ArticleTable, { status, ids }: ArticleFilter): SQL | undefined {
  if (ids !== undefined) return isOneOf(table.id, ids);
  return status === undefined ? undefined : eq(table.status, status);
}

export async function findArticles(
  reader: Reader,
  type: ArticleType,
  { search: words = '', status, ...window }: ArticleQuery,
): Promise<SearchHits> {
  if (words === '')
    return { total: await countArticles(reader, type, { status }), ids: null, offset: window.offset };
  const table = articleTables[type];
  return search(
    reader,
    {
      from: table,
      id: table.id,
      filter: conditionOf(table, { status }),
      order: orderingOf(window, ordersOf(table)),
      match: wordMatch(table.search_text, words),
    },
    window,
  );
}

async function countArticles(reader: Reader, type: ArticleType, filter: ArticleFilter): Promise<number> {
  const table = articleTables[type];
  const condition = conditionOf(table, filter);
  const some = reader.select({ one: sql`1` }).from(table).where(condition).limit(MAX_COUNTED);
  const found = await reader.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${some} counted`,
  );
  return found.rows[0]?.total ?? 0;
}

export type ArticleSummary = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** Locks the article until commit. */
export async function lockArticle(tx: Tx, type: ArticleType, id: string) {
  const table = articleTables[type];
  const [row] = await tx
    .select(pickColumns(table, ['slug', 'title', 'status', 'published_at', 'scheduled_at', 'updated_at']))
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row ?? null;
}

/** First publication without a date is dated now; an existing date stays. */
export function publishedAtFor(
  table: ArticleTable,
  change: { readonly status?: ContentStatus | undefined; readonly published_at?: string | null | undefined },
) {
  if (change.status !== 'published') return {};
  return { published_at: change.published_at ?? sql`coalesce(${table.published_at}, now())` };
}

export async function deleteArticleRow(tx: Tx, type: ArticleType, id: string): Promise<void> {
  const table = articleTables[type];
  await tx.delete(table).where(eq(table.id, id));
}

export async function publishDueDrafts(tx: Tx, type: ArticleType, now: Date): Promise<number> {
  const table = articleTables[type];
  const isDue = lte(table.scheduled_at, now.toISOString());
  const due = await tx.select({ id: table.id }).from(table).where(isDue).limit(1);
  // An empty update would still count as a change of content, and every process would drop its cached pages.
  if (due.length === 0) return 0;
  const published = await tx
    .update(table)
    // Never later than the database clock, so it is visible at once.
    .set({ status: 'published', published_at: sql`least(${table.scheduled_at}, now())`, scheduled_at: null })
    .where(isDue)
    .returning({ id: table.id });
  return published.length;
}

const targets = { post: slugRedirects.post_id, case_study: slugRedirects.case_study_id } as const;

export async function lockSlugs(tx: Tx, type: ArticleType): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs ${type}`}, 0))`);
}

export async function selectTakenSlugs(
  tx: Tx,
  type: ArticleType,
  { slug, own_id }: { readonly slug: string; readonly own_id: string | null },
): Promise<ReadonlySet<string>> {
  const table = articleTables[type];
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(
        or(eq(table.slug, slug), sql`${table.slug} ~ ${`^${slug}-[0-9]+$`}`),
        own_id === null ? undefined : ne(table.id, own_id),
      ),
    )
    .limit(10_000);
  return new Set(rows.map((row) => row.slug));
}

interface SlugMove {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

export async function redirectSlug(tx: Tx, type: ArticleType, { id, from, to }: SlugMove): Promise<void> {
  const target = targets[type];
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.slug, to), eq(target, id)));
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.slug, from), sql`${target} is not null`));
  const leads = type === 'post' ? { post_id: id } : { case_study_id: id };
  await tx.insert(slugRedirects).values({ slug: from, ...leads });
}

export async function selectCurrentSlug(
  reader: Reader,
  type: ArticleType,
  slug: string,
): Promise<string | null> {
  const table = articleTables[type];
  const [row] = await reader
    .select({ slug: table.slug })
    .from(slugRedirects)
    .innerJoin(table, eq(table.id, targets[type]))
    .where(eq(slugRedirects.slug, slug));
  return row?.slug ?? null;
}
