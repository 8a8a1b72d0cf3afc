import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { contains, type Found, search } from '#server/platform/list-search.ts';
import { orderingOf, readWindow } from '#server/platform/list-window.ts';
import { MOST_COUNTED } from '#shared/lists.ts';
import { caseStudies } from './content.schema.ts';
import type { DeskFilter, DeskWindow } from './posts-desk.queries.ts';

const orders: Readonly<Record<DeskWindow['sort'], readonly SQL[]>> = {
  created_at: [asc(caseStudies.created_at), desc(caseStudies.id)],
  '-created_at': [desc(caseStudies.created_at), asc(caseStudies.id)],
  title: [asc(caseStudies.title), asc(caseStudies.id)],
  '-title': [desc(caseStudies.title), desc(caseStudies.id)],
};

function conditionOf({ status, search: words = '', ids }: DeskFilter): SQL | undefined {
  if (ids !== undefined) return inArray(caseStudies.id, [...ids]);
  return and(
    status === undefined ? undefined : eq(caseStudies.status, status),
    words === '' ? undefined : contains(caseStudies.search_text, words),
  );
}

const listed = {
  id: caseStudies.id,
  slug: caseStudies.slug,
  title: caseStudies.title,
  client_name: caseStudies.company,
  industry: caseStudies.industry,
  preview_image: caseStudies.preview_image,
  status: caseStudies.status,
  published_at: caseStudies.published_at,
  scheduled_at: caseStudies.scheduled_at,
  created_at: caseStudies.created_at,
  updated_at: caseStudies.updated_at,
};

export function selectDeskCaseStudies(reader: Reader, filter: DeskFilter, window: DeskWindow) {
  return readWindow(window, orders, (order) =>
    reader
      .select(listed)
      .from(caseStudies)
      .where(conditionOf(filter))
      .orderBy(...order)
      .limit(window.limit)
      .offset(window.offset),
  );
}

/** How many there are and, of a search for little, which. */
export async function findDeskCaseStudies(
  reader: Reader,
  { search: words = '', ...filter }: DeskFilter,
  window: DeskWindow,
): Promise<Found> {
  if (words === '')
    return { total: await countDeskCaseStudies(reader, filter), ids: null, offset: window.offset };
  return search(
    reader,
    {
      from: caseStudies,
      id: caseStudies.id,
      filter: conditionOf(filter),
      order: orderingOf(window, orders),
      hits: contains(caseStudies.search_text, words),
    },
    window,
  );
}

/** How many there are, as far as a list counts. */
async function countDeskCaseStudies(reader: Reader, filter: DeskFilter): Promise<number> {
  const some = reader
    .select({ one: sql`1` })
    .from(caseStudies)
    .where(conditionOf(filter))
    .limit(MOST_COUNTED);
  const found = await reader.execute<{ total: number }>(
    sql`select count(*)::integer as total from ${some} counted`,
  );
  return found.rows[0]?.total ?? 0;
}

const columns = {
  id: caseStudies.id,
  slug: caseStudies.slug,
  title: caseStudies.title,
  client_name: caseStudies.company,
  industry: caseStudies.industry,
  excerpt: caseStudies.excerpt,
  content: caseStudies.content,
  preview_image: caseStudies.preview_image,
  featured_image: caseStudies.featured_image,
  logo_image: caseStudies.logo_image,
  challenges: caseStudies.challenges,
  solutions: caseStudies.solutions,
  results: caseStudies.results,
  result_metrics: caseStudies.result_metrics,
  impact_metrics: caseStudies.impact_metrics,
  status: caseStudies.status,
  published_at: caseStudies.published_at,
  scheduled_at: caseStudies.scheduled_at,
  meta_title: caseStudies.meta_title,
  meta_description: caseStudies.meta_description,
  created_at: caseStudies.created_at,
  updated_at: caseStudies.updated_at,
};

export async function selectDeskCaseStudy(reader: Reader, id: string) {
  const [row] = await reader.select(columns).from(caseStudies).where(eq(caseStudies.id, id));
  return row ?? null;
}

/** The same, kept from changing until the transaction ends. */
export async function lockCaseStudy(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(caseStudies).where(eq(caseStudies.id, id)).for('update');
  return row ?? null;
}

type CaseStudyChange = Partial<typeof caseStudies.$inferInsert>;

/** Sets the named columns; one that is published for the first time without a date gets this moment. */
export async function updateCaseStudy(tx: Tx, id: string, change: CaseStudyChange): Promise<void> {
  const date = change.published_at ?? sql`coalesce(${caseStudies.published_at}, now())`;
  const published_at = change.status === 'published' ? { published_at: date } : {};
  await tx
    .update(caseStudies)
    .set({ ...change, ...published_at })
    .where(eq(caseStudies.id, id));
}

export async function deleteCaseStudyRow(tx: Tx, id: string): Promise<void> {
  await tx.delete(caseStudies).where(eq(caseStudies.id, id));
}

/** Drafts whose day has come are published with that day. */
export async function publishDueCaseStudies(tx: Tx, now: Date): Promise<number> {
  const published = await tx
    .update(caseStudies)
    // Never later than the database's own clock: what is published is seen at once.
    .set({
      status: 'published',
      published_at: sql`least(${caseStudies.scheduled_at}, now())`,
      scheduled_at: null,
    })
    .where(lte(caseStudies.scheduled_at, now))
    .returning({ id: caseStudies.id });
  return published.length;
}
