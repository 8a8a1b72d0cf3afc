import type { SavedView } from '#contract/saved-views/admin.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import {
  countViews,
  deleteView,
  listSavedViews,
  lockViews,
  MAX_SAVED_VIEWS,
  type NewView,
  upsertView,
} from './saved-views.queries.ts';

interface SavedViewsFull {
  readonly code: 'SAVED_VIEWS_FULL';
}

export function saveView(
  db: Database,
  userId: string,
  view: NewView,
): Promise<Result<SavedView[], SavedViewsFull>> {
  return withTx(db, async (tx): Promise<Result<SavedView[], SavedViewsFull>> => {
    await lockViews(tx, userId);
    await upsertView(tx, userId, view);
    if ((await countViews(tx, userId)) > MAX_SAVED_VIEWS) return refuse({ code: 'SAVED_VIEWS_FULL' });
    return succeed(await listSavedViews(tx, userId));
  });
}

interface SavedViewNotFound {
  readonly code: 'SAVED_VIEW_NOT_FOUND';
}

export function removeView(
  db: Database,
  userId: string,
  id: string,
): Promise<Result<SavedView[], SavedViewNotFound>> {
  return withTx(db, async (tx): Promise<Result<SavedView[], SavedViewNotFound>> => {
    if (!(await deleteView(tx, userId, id))) return refuse({ code: 'SAVED_VIEW_NOT_FOUND' });
    return succeed(await listSavedViews(tx, userId));
  });
}
