import { and, desc, eq, sql } from 'drizzle-orm';
import { holderRows } from '#server/orders/index.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { lessonProgress } from '../courses.schema.ts';

interface Learner {
  readonly user_id: string;
  readonly product_id: string;
}

/** Newest first, at most one row per lesson the course ever had. */
export function selectProgress(reader: Reader, { user_id, product_id }: Learner) {
  return reader
    .select({
      ...pickColumns(lessonProgress, ['lesson_id', 'position_seconds', 'completed_at', 'opened_at']),
      quiz_passed: sql<boolean>`exists (
        select from quiz_attempts a where a.user_id = ${user_id} and a.product_id = ${product_id}
          and a.lesson_id = ${lessonProgress.lesson_id} and a.is_passed)`,
      hand_in_accepted: sql<boolean>`exists (
        select from lesson_hand_ins t where t.user_id = ${user_id} and t.product_id = ${product_id}
          and t.lesson_id = ${lessonProgress.lesson_id} and t.state = 'accepted')`,
    })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.user_id, user_id), eq(lessonProgress.product_id, product_id)))
    .orderBy(desc(lessonProgress.watched_at), lessonProgress.lesson_id);
}

export async function selectOpenedLessons(
  reader: Reader,
  learners: readonly Learner[],
): Promise<readonly { readonly opened: number; readonly total: number }[]> {
  const found = await reader.execute<{ opened: number; total: number }>(sql`
    select coalesce(cardinality(course.ids), 0) as total, (
      select count(*)::int from lesson_progress l
      where l.user_id = holder.user_id and l.product_id = p.id and l.lesson_id = any(course.ids)
        and l.opened_at is not null
    ) as opened
    from ${holderRows(learners)}
    left join products p on p.id = holder.product_id
    left join lateral (select course_lesson_ids(p.modules) as ids) course on true
    order by holder.place`);
  return found.rows;
}

export async function markOpened(
  tx: Tx,
  { user_id, product_id, lesson_id }: Learner & { readonly lesson_id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into lesson_progress as known (user_id, product_id, lesson_id, opened_at)
    values (${user_id}, ${product_id}, ${lesson_id}, now())
    on conflict (user_id, product_id, lesson_id) do update set opened_at = now() where known.opened_at is null`);
}

export interface LessonProgressUpdate extends Learner {
  readonly lesson_id: string;
  readonly position_seconds: number;
  readonly is_done: boolean;
  /** Time of the device's clock. */
  readonly watched_at: Date;
}

/** The latest position wins in any order; completed stays completed. A clock ahead counts as now. */
export async function mergeProgress(tx: Tx, visit: LessonProgressUpdate): Promise<void> {
  const watchedAt = sql`least(${visit.watched_at.toISOString()}::timestamptz, now())`;
  await tx.execute(sql`
    insert into lesson_progress as known
      (user_id, product_id, lesson_id, position_seconds, completed_at, watched_at)
    values (${visit.user_id}, ${visit.product_id}, ${visit.lesson_id}, ${visit.position_seconds},
            case when ${visit.is_done} then now() end, ${watchedAt})
    on conflict (user_id, product_id, lesson_id) do update set
      position_seconds = case when excluded.watched_at >= known.watched_at
                              then excluded.position_seconds else known.position_seconds end,
      watched_at = greatest(known.watched_at, excluded.watched_at),
      completed_at = coalesce(known.completed_at, excluded.completed_at)`);
}

export async function listOwnProgress(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  const { product_id, lesson_id } = lessonProgress;
  return reader
    .select(
      pickColumns(lessonProgress, [
        ...(['product_id', 'lesson_id', 'position_seconds', 'completed_at', 'watched_at'] as const),
      ]),
    )
    .from(lessonProgress)
    .where(eq(lessonProgress.user_id, userId))
    .orderBy(desc(lessonProgress.watched_at), product_id, lesson_id)
    .limit(limit)
    .offset(offset);
}

export async function deleteProgressOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(lessonProgress).where(eq(lessonProgress.user_id, userId));
}
