import { and, desc, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { quizAttempts as attempts } from '../courses.schema.ts';

export interface LessonPlace {
  readonly user_id: string;
  readonly product_id: string;
  readonly lesson_id: string;
}

const at = ({ user_id, product_id, lesson_id }: LessonPlace) =>
  and(eq(attempts.user_id, user_id), eq(attempts.product_id, product_id), eq(attempts.lesson_id, lesson_id));

const attempt = pickColumns(attempts, ['id', 'questions', 'pass_percent', 'answers', 'score_percent']);

export async function selectLatestAttempt(reader: Reader, place: LessonPlace) {
  const [row] = await reader
    .select(attempt)
    .from(attempts)
    .where(at(place))
    .orderBy(sql`${attempts.finished_at} is not null`, desc(attempts.began_at), desc(attempts.id))
    .limit(1);
  return row ?? null;
}

export async function selectQuizRecord(reader: Reader, place: LessonPlace) {
  const [row] = await reader
    .select({
      attempts: sql<number>`count(${attempts.finished_at})::int`,
      best_percent: sql<number | null>`max(${attempts.score_percent})`,
      is_passed: sql<boolean>`coalesce(bool_or(${attempts.is_passed}), false)`,
    })
    .from(attempts)
    .where(at(place));
  if (row === undefined) throw new Error('an aggregate has always one row');
  return row;
}

type AttemptInsert = LessonPlace &
  Pick<typeof attempts.$inferInsert, 'lesson_title' | 'questions' | 'pass_percent'>;

export async function insertAttempt(tx: Tx, row: AttemptInsert) {
  const [begun] = await tx.insert(attempts).values(row).returning(attempt);
  if (begun === undefined) throw new Error('an attempt that was just begun is missing');
  return begun;
}

type AttemptUpdate = Pick<typeof attempts.$inferSelect, 'id' | 'answers' | 'is_passed'> & {
  /** Null until all questions are answered. */
  readonly score_percent: number | null;
};

export async function writeAnswers(tx: Tx, { id, ...set }: AttemptUpdate): Promise<void> {
  const finished_at = set.score_percent === null ? null : sql`now()`;
  await tx
    .update(attempts)
    .set({ ...set, finished_at })
    .where(eq(attempts.id, id));
}

export function listOwnAttempts(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  return reader
    .select(
      pickColumns(attempts, [
        ...(['product_id', 'lesson_id', 'lesson_title', 'questions', 'answers', 'pass_percent'] as const),
        ...(['began_at', 'finished_at', 'score_percent', 'is_passed'] as const),
      ]),
    )
    .from(attempts)
    .where(eq(attempts.user_id, userId))
    .orderBy(desc(attempts.began_at), attempts.id)
    .limit(limit)
    .offset(offset);
}

export async function deleteAttemptsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.user_id, userId));
}
