import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/db.ts';
import { blogPosts, caseStudies, slugRedirects } from './content.schema.ts';

/** What has an address made of words. */
export type SlugKind = 'post' | 'case_study';

const tables = { post: blogPosts, case_study: caseStudies } as const;
const targets = { post: slugRedirects.post_id, case_study: slugRedirects.case_study_id } as const;

/** Whoever takes a slug of this kind stands in one line until the transaction ends. */
export async function lockSlugs(tx: Tx, kind: SlugKind): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slugs ${kind}`}, 0))`);
}

/** The slug and its numbered sisters, as far as somebody else has them. */
export async function selectTakenSlugs(
  tx: Tx,
  kind: SlugKind,
  { slug, own_id }: { readonly slug: string; readonly own_id: string | null },
): Promise<ReadonlySet<string>> {
  const table = tables[kind];
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

interface Moving {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** From now on the old slug leads here, and the new one is no detour any more. */
export async function moveSlug(tx: Tx, kind: SlugKind, { id, from, to }: Moving): Promise<void> {
  const target = targets[kind];
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.slug, to), eq(target, id)));
  await tx.delete(slugRedirects).where(and(eq(slugRedirects.slug, from), sql`${target} is not null`));
  const leads = kind === 'post' ? { post_id: id } : { case_study_id: id };
  await tx.insert(slugRedirects).values({ slug: from, ...leads });
}

/** The slug under which what was at this one is now. */
export async function selectSlugNow(reader: Reader, kind: SlugKind, slug: string): Promise<string | null> {
  const table = tables[kind];
  const [row] = await reader
    .select({ slug: table.slug })
    .from(slugRedirects)
    .innerJoin(table, eq(table.id, targets[kind]))
    .where(eq(slugRedirects.slug, slug));
  return row?.slug ?? null;
}
