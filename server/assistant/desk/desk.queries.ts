import { sql } from 'drizzle-orm';
import type {
  AssistantTurn,
  Evaluation,
  EvaluationResult,
  listAssistantTurns,
  TestQuestion,
} from '#contract/assistant/admin.ts';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { countUpTo, type ListQuery, readWindow, selectRows } from '#server/platform/lists/list-window.ts';
import { contains } from '#server/platform/lists/word-match.ts';
import { MAX_TEST_QUESTIONS } from '#shared/assistant/assistant.ts';
import type { Sen } from '#shared/money/money.ts';

const orderings = {
  newest: sql`t.asked_at desc, t.id desc`,
  '-newest': sql`t.asked_at, t.id`,
};

export async function listTurns(
  reader: Reader,
  { status, search = '', ...window }: ListQuery<typeof listAssistantTurns>,
): Promise<{ readonly turns: AssistantTurn[]; readonly total: number }> {
  const conditions = [sql`t.purpose = 'question' and t.asker <> ''`];
  if (status !== undefined) conditions.push(sql`t.status = ${status}`);
  if (search !== '')
    conditions.push(contains(sql`lower(t.question || ' ' || coalesce(u.email, ''))`, search));
  const from = sql`
    from assistant_turns t left join assistant_conversations c on c.id = t.conversation_id
      left join users u on u.id = c.user_id
    where ${sql.join(conditions, sql` and `)}`;
  const turns = await readWindow({ ...window, sort: 'newest' }, orderings, (ordering) =>
    selectRows<AssistantTurn>(
      reader,
      sql`
      select t.id, t.conversation_id, u.email, t.language, t.question, t.answer, t.passages, t.status, t.reason,
        t.cost_bigint, c.sent_at is not null as is_sent, ${isoText('t.asked_at')} as asked_at
      ${from} order by ${ordering} limit ${window.limit} offset ${window.offset}`,
    ),
  );
  return { turns, total: await countUpTo(reader, from) };
}

export async function countFailedToday(reader: Reader, now: Date): Promise<number> {
  const [row] = await selectRows<{ failed: number }>(
    reader,
    sql`
    select count(*) as failed from assistant_turns
    where status = 'failed' and reason in ('slow', 'down')
      and asked_at >= date_trunc('day', ${now.toISOString()}::timestamptz, 'Asia/Jakarta')`,
  );
  return row?.failed ?? 0;
}

export const listQuestions = (reader: Reader) =>
  selectRows<TestQuestion>(
    reader,
    sql`
    select id, kind, language, question, expected_path, secret from assistant_questions
    order by created_at, id limit ${MAX_TEST_QUESTIONS}`,
  );

type NewQuestion = Omit<TestQuestion, 'id'>;

/** False when the same question is there. */
export async function insertQuestion(tx: Tx, question: NewQuestion): Promise<boolean> {
  const rows = await selectRows(
    tx,
    sql`
    insert into assistant_questions (kind, language, question, expected_path, secret)
    values (${question.kind}, ${question.language}, ${question.question}, ${question.expected_path},
      ${question.secret})
    on conflict do nothing returning 1`,
  );
  return rows.length > 0;
}

export async function deleteQuestion(tx: Tx, id: string): Promise<boolean> {
  const rows = await selectRows(tx, sql`delete from assistant_questions where id = ${id} returning 1`);
  return rows.length > 0;
}

export async function insertEvaluation(tx: Tx): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`insert into assistant_evaluations default values returning id`,
  );
  if (row === undefined) throw new Error('an evaluation was not written');
  return row.id;
}

interface FinishedEvaluation {
  readonly results: readonly EvaluationResult[];
  readonly cost_bigint: Sen;
}

export async function finishEvaluation(
  tx: Tx,
  id: string,
  { results, cost_bigint }: FinishedEvaluation,
): Promise<void> {
  await tx.execute(sql`
    update assistant_evaluations set finished_at = now(), results = ${JSON.stringify(results)}::jsonb,
      cost_bigint = ${cost_bigint} where id = ${id}`);
}

export async function readNewestEvaluation(reader: Reader): Promise<Evaluation | null> {
  const [row] = await selectRows<Evaluation>(
    reader,
    sql`
    select id, ${isoText('started_at')} as started_at, ${isoText('finished_at')} as finished_at, cost_bigint, results
    from assistant_evaluations order by started_at desc limit 1`,
  );
  return row ?? null;
}
