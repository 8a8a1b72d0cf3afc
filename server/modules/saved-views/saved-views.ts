import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SavedView } from '#contract/admin/saved-views.ts';
import { pickColumns } from '#server/platform/columns.ts';
import type { Database, Reader, Tx } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
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

interface SavedViewsFull {
  readonly code: 'SAVED_VIEWS_FULL';
}

/** Keeps a selection; under a name that is there, it takes its place. */
export function saveView(
  db: Database,
  userId: string,
  view: Pick<SavedView, 'list' | 'name' | 'query'>,
): Promise<Result<SavedView[], SavedViewsFull>> {
  return withTx(db, async (tx): Promise<Result<SavedView[], SavedViewsFull>> => {
    // Two tabs of one person come here one after the other.
    await tx.execute(sql`select from users where id = ${userId} for no key update`);
    await tx
      .insert(savedViews)
      .values({ ...view, user_id: userId })
      .onConflictDoUpdate({
        target: [savedViews.user_id, savedViews.list, savedViews.name],
        set: { query: view.query },
      });
    const [kept] = await tx.select({ total: count() }).from(savedViews).where(eq(savedViews.user_id, userId));
    if (kept === undefined || kept.total > MAX_SAVED_VIEWS) return refuse({ code: 'SAVED_VIEWS_FULL' });
    return succeed(await listSavedViews(tx, userId));
  });
}

/** Forgets an own selection; that of somebody else is not touched. */
export function removeView(db: Database, userId: string, id: string): Promise<Result<SavedView[], never>> {
  return withTx(db, async (tx) => {
    await tx.delete(savedViews).where(and(eq(savedViews.user_id, userId), eq(savedViews.id, id)));
    return succeed(await listSavedViews(tx, userId));
  });
}

export async function eraseSavedViews(tx: Tx, userId: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.user_id, userId));
}
