import type { Reader } from '#server/platform/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PostNotFound } from './get-post.ts';
import { selectAllCategories, selectDeskPost } from './posts-desk.queries.ts';

export type DeskPostRow = NonNullable<Awaited<ReturnType<typeof selectDeskPost>>>;
export type DeskPost = ReturnType<typeof toDeskPost>;

interface Times {
  readonly published_at: Date | null;
  readonly scheduled_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Moments as they travel. */
export function toDeskTimes({ published_at, scheduled_at, created_at, updated_at }: Times) {
  return {
    published_at: textOf(published_at),
    scheduled_at: textOf(scheduled_at),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

export function toDeskPost(row: DeskPostRow) {
  return { ...row, ...toDeskTimes(row) };
}

/** One post of any status, whole, with the categories that there are. */
export async function readDeskPost(
  reader: Reader,
  id: string,
): Promise<Result<{ readonly post: DeskPost; readonly categories: string[] }, PostNotFound>> {
  const [row, categories] = await Promise.all([selectDeskPost(reader, id), selectAllCategories(reader)]);
  return row === null ? refuse({ code: 'POST_NOT_FOUND' }) : succeed({ post: toDeskPost(row), categories });
}
