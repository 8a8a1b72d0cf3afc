import type { LessonLock } from '#contract/courses/lesson-lock.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { HeldProduct } from '../purchases/require-held-product.ts';
import { locksOf } from './lesson-lock.rules.ts';
import { selectProgress } from './progress.queries.ts';

/** Null: the lesson opens. */
export async function readLock(
  reader: Reader,
  { content, holding: { purchased_at } }: HeldProduct,
  { user_id, lesson_id, now }: { readonly user_id: string; readonly lesson_id: string; readonly now: Date },
): Promise<LessonLock | null> {
  const visits = await selectProgress(reader, { user_id, product_id: content.product.id });
  return locksOf(content, visits, { purchased_at, now }).get(lesson_id) ?? null;
}
