import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import type { TurnReason, TurnStatus } from '#shared/assistant/assistant.ts';
import type { Language } from '#shared/language/language.ts';
import type { Sen } from '#shared/money/money.ts';
import type { AnswerGroup } from './asking/verify-group.rules.ts';

export interface NewTurn {
  /** Null: asked by nobody in a conversation. */
  readonly conversation_id: string | null;
  readonly purpose: 'question' | 'evaluation' | 'draft';
  readonly asker: string;
  readonly language: Language;
  readonly question: string;
  /** Reserved. */
  readonly cost_bigint: Sen;
  readonly asked_at: Date;
}

export async function insertConversation(tx: Tx, userId: string | null): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`insert into assistant_conversations (user_id) values (${userId}) returning id`,
  );
  if (row === undefined) throw new Error('a conversation was not written');
  return row.id;
}

/** Only for whoever began it: a buyer who signs out does not go on with it. */
export async function ownsConversation(reader: Reader, id: string, userId: string | null): Promise<boolean> {
  const rows = await selectRows(
    reader,
    sql`select 1 from assistant_conversations where id = ${id} and user_id is not distinct from ${userId}`,
  );
  return rows.length > 0;
}

const MAX_EARLIER = 3;

/** The oldest first. */
export async function listEarlierQuestions(
  reader: Reader,
  conversationId: string,
): Promise<readonly string[]> {
  const rows = await selectRows<{ question: string }>(
    reader,
    sql`
    select question from assistant_turns
    where conversation_id = ${conversationId} and status in ('answered', 'refused', 'stopped') and asker <> ''
    order by asked_at desc, id limit ${MAX_EARLIER}`,
  );
  return rows.map(({ question }) => question).toReversed();
}

/** Questions with what was answered, the oldest first. */
export const listExchanges = (reader: Reader, conversationId: string) =>
  selectRows<{ question: string; answer: string }>(
    reader,
    sql`
    select question, coalesce((select string_agg(g ->> 'text', E'\\n') from jsonb_array_elements(answer) g), '') as answer
    from assistant_turns where conversation_id = ${conversationId} and asker <> '' order by asked_at, id limit 50`,
  );

export async function markSent(reader: Reader, conversationId: string): Promise<void> {
  await reader.execute(sql`
    update assistant_conversations set sent_at = coalesce(sent_at, now()) where id = ${conversationId}`);
}

export async function insertTurn(tx: Tx, turn: NewTurn): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`
    insert into assistant_turns (conversation_id, purpose, asker, language, question, cost_bigint, asked_at)
    values (${turn.conversation_id}, ${turn.purpose}, ${turn.asker}, ${turn.language}, ${turn.question},
      ${turn.cost_bigint}, ${turn.asked_at.toISOString()})
    returning id`,
  );
  if (row === undefined) throw new Error('a turn was not written');
  return row.id;
}

export interface FinishedTurn {
  readonly status: Exclude<TurnStatus, 'asking'>;
  readonly reason: TurnReason | null;
  readonly answer: readonly AnswerGroup[];
  readonly passages: readonly object[];
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost_bigint: Sen;
}

export async function finishTurn(tx: Tx, id: string, turn: FinishedTurn): Promise<void> {
  await tx.execute(sql`
    update assistant_turns set status = ${turn.status}, reason = ${turn.reason},
      answer = ${JSON.stringify(turn.answer)}::jsonb, passages = ${JSON.stringify(turn.passages)}::jsonb,
      input_tokens = ${turn.input_tokens}, output_tokens = ${turn.output_tokens}, cost_bigint = ${turn.cost_bigint},
      finished_at = now()
    where id = ${id} and status = 'asking'`);
}

/** Longer than any answer takes; their reserved cost stays, because nobody knows what was used. */
const ABANDONED_MINUTES = 15;

export async function closeAbandonedTurns(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update assistant_turns set status = 'failed', reason = 'down', finished_at = now()
    where status = 'asking' and asked_at < now() - make_interval(mins => ${ABANDONED_MINUTES})`);
}

const RETENTION_DAYS = 30;

/** Forgets words and askers; what each turn cost stays, so that months add up. */
export async function forgetConversations(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update assistant_turns set question = '', answer = '[]', passages = '[]', asker = '', conversation_id = null
    where asker <> '' and status <> 'asking' and asked_at < now() - make_interval(days => ${RETENTION_DAYS})`);
  await tx.execute(sql`
    delete from assistant_conversations c
    where c.created_at < now() - make_interval(days => ${RETENTION_DAYS})
      and not exists (select from assistant_turns t where t.conversation_id = c.id)`);
}

const blankTurns = (of: ReturnType<typeof sql>) => sql`
  update assistant_turns set question = '', answer = '[]', passages = '[]', asker = ''
  where status <> 'asking' and ${of}`;

export async function deleteConversation(tx: Tx, id: string): Promise<boolean> {
  await tx.execute(blankTurns(sql`conversation_id = ${id}`));
  const rows = await selectRows(tx, sql`delete from assistant_conversations where id = ${id} returning 1`);
  return rows.length > 0;
}

export async function eraseConversations(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    blankTurns(sql`conversation_id in (select id from assistant_conversations where user_id = ${userId})`),
  );
  await tx.execute(sql`delete from assistant_conversations where user_id = ${userId}`);
}

export const listOwnConversations = (reader: Reader, userId: string) =>
  selectRows<{ question: string; answer: string; status: string; asked_at: string }>(
    reader,
    sql`
    select t.question, coalesce((select string_agg(g ->> 'text', E'\n') from jsonb_array_elements(t.answer) g), '')
        as answer, t.status, to_char(t.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as asked_at
    from assistant_turns t join assistant_conversations c on c.id = t.conversation_id
    where c.user_id = ${userId} order by t.asked_at, t.id limit 5000`,
  );
