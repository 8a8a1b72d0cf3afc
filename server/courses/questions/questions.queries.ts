import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type {
  AskedQuestion,
  listQuestions as listQuestionsEndpoint,
} from '#contract/courses/admin-lesson-questions.ts';
import type { LessonQuestion } from '#contract/courses/lesson-questions.ts';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import {
  countUpTo,
  type ListQuery,
  type PageWindow,
  readWindow,
  selectRows,
} from '#server/platform/lists/list-window.ts';
import type { QuestionState } from '#shared/courses/lesson-work.ts';
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

/** Whoever gave the course back reads no answer, so nobody waits for one. */
const stillHeld = sql`exists (
  select from user_products h where h.user_id = q.user_id and h.product_id = q.product_id and h.status = 'active')`;

const stateConditions = {
  waiting: sql`q.answer is null and ${stillHeld}`,
  answered: sql`q.answer is not null`,
} satisfies Record<QuestionState, unknown>;

const orderings = {
  asked_at: sql`q.answer is not null, q.asked_at, q.id`,
  '-asked_at': sql`q.answer is null, q.asked_at desc, q.id desc`,
} as const;

export async function listQuestions(
  reader: Reader,
  { state, ...window }: ListQuery<typeof listQuestionsEndpoint>,
): Promise<{ readonly questions: AskedQuestion[]; readonly total: number }> {
  const wanted =
    state === undefined
      ? sql`(${stateConditions.waiting}) or (${stateConditions.answered})`
      : stateConditions[state];
  const questions = await readWindow(window, orderings, (ordering) =>
    selectRows<AskedQuestion>(
      reader,
      sql`
      select q.id, p.title as product_title, q.lesson_title, u.full_name, u.email, q.body,
             ${isoText('q.asked_at')} as asked_at, q.answer, ${isoText('q.answered_at')} as answered_at, q.is_shared
      from lesson_questions q join products p on p.id = q.product_id join users u on u.id = q.user_id
      where ${wanted} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { questions, total: await countUpTo(reader, sql`from lesson_questions q where ${wanted}`) };
}

/** Null if the asker no longer holds the course. */
export async function readAskedQuestion(reader: Reader, id: string) {
  const { rows } = await reader.execute<
    Pick<AskedQuestion, 'full_name' | 'email' | 'body' | 'answer' | 'lesson_title' | 'product_title'> & {
      readonly slug: string;
      readonly lesson_id: string;
    } & Record<string, unknown>
  >(sql`
    select u.full_name, u.email, q.body, q.answer, q.lesson_title, q.lesson_id, p.title as product_title, p.slug
    from lesson_questions q join products p on p.id = q.product_id join users u on u.id = q.user_id
    where q.id = ${id} and ${stillHeld}`);
  return rows[0] ?? null;
}

/** Passages of its lesson are read by the key, which is null once the asker no longer holds the course. */
export async function readQuestionSource(reader: Reader, id: string) {
  const [row] = await selectRows<
    Pick<AskedQuestion, 'body' | 'email'> & { readonly lesson_key: string | null }
  >(
    reader,
    sql`
    select q.body, u.email, case when ${stillHeld} then q.product_id || ':' || q.lesson_id end as lesson_key
    from lesson_questions q join users u on u.id = q.user_id where q.id = ${id}`,
  );
  return row ?? null;
}
