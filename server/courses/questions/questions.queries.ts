import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { lessonQuestions as questions } from '../courses.schema.ts';

interface Place {
  readonly user_id: string;
  readonly product_id: string;
  readonly lesson_id: string;
}

const MAX_SHOWN = 50;

/** The holder's own questions first, then those shown to everyone. */
export function selectQuestions(
  reader: Reader,
  { user_id, product_id, lesson_id }: Place,
): Promise<LessonQuestion[]> {
  const isOwn = sql<boolean>`${questions.user_id} = ${user_id}`;
  return reader
    .select({
      ...pickColumns(questions, ['id', 'body', 'asked_at', 'answer', 'answered_at']),
      is_own: isOwn,
    })
    .from(questions)
    .where(
      and(
        eq(questions.product_id, product_id),
        eq(questions.lesson_id, lesson_id),
        or(isOwn, questions.is_shared),
      ),
    )
    .orderBy(desc(isOwn), desc(questions.asked_at), questions.id)
    .limit(MAX_SHOWN);
}

export function countOpenQuestions(
  reader: Reader,
  { user_id, product_id }: Omit<Place, 'lesson_id'>,
): Promise<number> {
  return reader.$count(
    questions,
    and(eq(questions.user_id, user_id), eq(questions.product_id, product_id), isNull(questions.answer)),
  );
}

/** Null if the same question was asked there before. */
export async function insertQuestion(
  tx: Tx,
  question: Place & { readonly lesson_title: string; readonly body: string },
): Promise<string | null> {
  const [row] = await tx
    .insert(questions)
    .values(question)
    .onConflictDoNothing()
    .returning({ id: questions.id });
  return row?.id ?? null;
}

export async function lockQuestion(tx: Tx, id: string) {
  const [row] = await tx
    .select(pickColumns(questions, ['product_id', 'lesson_title', 'answer', 'is_shared']))
    .from(questions)
    .where(eq(questions.id, id))
    .for('update');
  return row ?? null;
}

export interface Answer {
  readonly id: string;
  readonly answer: string;
  readonly is_shared: boolean;
}

/** The time of the first answer stays. */
export async function writeAnswer(
  tx: Tx,
  { id, ...answer }: Answer,
  answered_by: string | null,
): Promise<void> {
  await tx
    .update(questions)
    .set({ ...answer, answered_by, answered_at: sql`coalesce(${questions.answered_at}, now())` })
    .where(eq(questions.id, id));
}

export function listOwnQuestions(reader: Reader, userId: string, { limit, offset }: PageWindow) {
  return reader
    .select(
      pickColumns(questions, [
        ...([
          'product_id',
          'lesson_id',
          'lesson_title',
          'body',
          'asked_at',
          'answer',
          'answered_at',
        ] as const),
        'is_shared',
      ]),
    )
    .from(questions)
    .where(eq(questions.user_id, userId))
    .orderBy(desc(questions.asked_at), questions.id)
    .limit(limit)
    .offset(offset);
}

export async function deleteQuestionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(questions).where(eq(questions.user_id, userId));
}
