import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SavedView } from '#contract/saved-views/admin.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { savedViews } from './saved-views.schema.ts';

export const MAX_SAVED_VIEWS = 60;

export function listSavedViews(reader: Reader, userId: string): Promise<SavedView[]> {
  return reader
    .select(pickColumns(savedViews, ['id', 'list', 'name', 'query']))
    .from(savedViews)
    .where(eq(savedViews.user_id, userId))
    .orderBy(asc(savedViews.created_at), asc(savedViews.id))
    .limit(MAX_SAVED_VIEWS);
}

export type NewView = Pick<SavedView, 'list' | 'name' | 'query'>;

/** Serializes two tabs of one person. */
export async function lockViews(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
}

export async function upsertView(tx: Tx, userId: string, view: NewView): Promise<void> {
  await tx
    .insert(savedViews)
    .values({ ...view, user_id: userId })
    .onConflictDoUpdate({
      target: [savedViews.user_id, savedViews.list, savedViews.name],
      set: { query: view.query },
    });
}

export async function countViews(reader: Reader, userId: string): Promise<number> {
  const [kept] = await reader
    .select({ total: count() })
    .from(savedViews)
    .where(eq(savedViews.user_id, userId));
  return kept?.total ?? 0;
}

export async function deleteView(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.user_id, userId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}

export async function eraseSavedViews(tx: Tx, userId: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.user_id, userId));
}
