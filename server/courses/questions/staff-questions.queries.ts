import { sql } from 'drizzle-orm';
import type {
  AskedQuestion,
  listQuestions as listQuestionsEndpoint,
} from '#contract/courses/admin-lesson-questions.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import type { QuestionState } from '#shared/courses/lesson-questions.ts';

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
