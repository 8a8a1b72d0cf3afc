import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { slugRedirects } from '../content.schema.ts';
import { type ArticleType, articleTables } from './articles.queries.ts';

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
