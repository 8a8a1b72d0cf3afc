import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { findQuotablePassages, type QuotablePassage } from '#server/search/index.ts';
import { type DraftKind, MAX_SENT_PASSAGES, type TurnReason } from '#shared/assistant/assistant.ts';
import type { Language } from '#shared/language/language.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import {
  costOf,
  findPrice,
  lockSpending,
  readBudgets,
  sumSpent,
  type TokenPrice,
} from '../spending.queries.ts';
import {
  insertConversation,
  insertTurn,
  listEarlierQuestions,
  type NewTurn,
  ownsConversation,
} from '../turns.queries.ts';
import { composePrompt, estimateTokens, type Prompt } from './prompt.rules.ts';

export const MAX_OUTPUT_TOKENS = 700;

export interface Question extends Pick<NewTurn, 'purpose' | 'asker'> {
  /** Null: a visitor. */
  readonly user_id: string | null;
  /** Null: a new conversation, or none where the purpose is no question. */
  readonly conversation_id: string | null;
  readonly language: Language;
  readonly question: string;
  /** A draft may quote this lesson besides; null: none. */
  readonly lesson_key: string | null;
  /** Null: a question is answered. */
  readonly draft_kind: DraftKind | null;
}

export interface OpenTurn {
  readonly id: string;
  readonly conversation_id: string | null;
  readonly passages: readonly QuotablePassage[];
  readonly prompt: Prompt;
  readonly price: TokenPrice | null;
  readonly reserved_bigint: Sen;
  /** Why the endpoint is not asked; null: it is. */
  readonly problem: TurnReason | null;
}

interface Services {
  readonly db: Database;
  readonly clock: Clock;
}

/** Finds the passages as the asker, and reserves the most that the answer may cost. */
export async function openTurn(services: Services, question: Question, isBusy: boolean): Promise<OpenTurn> {
  const { db, clock } = services;
  const known = await readConversation(services, question);
  const passages = await findPassages(services, question, known.earlier_questions);
  const prompt = composePrompt({ ...question, ...known, passages });
  const opened = await withTx(db, async (tx) => {
    const now = clock.now();
    const reserved = await reserve(tx, question, { prompt, now });
    const problem = passages.length === 0 ? 'no_passages' : isBusy ? 'busy' : reserved.problem;
    const reserved_bigint = problem === null ? reserved.cost_bigint : sen(0);
    const conversation_id =
      known.conversation_id ??
      (question.purpose === 'question' ? await insertConversation(tx, question.user_id) : null);
    const turn = { ...question, conversation_id, cost_bigint: reserved_bigint, asked_at: now };
    const id = await insertTurn(tx, turn);
    return succeed({ id, conversation_id, problem, reserved_bigint, price: reserved.price });
  });
  if (!opened.ok) throw new Error('opening a turn refuses nothing');
  return { ...opened.value, passages, prompt };
}

async function readConversation({ db }: Services, { conversation_id, user_id }: Question) {
  const isOwn = conversation_id !== null && (await ownsConversation(db.orm, conversation_id, user_id));
  if (!isOwn) return { conversation_id: null, earlier_questions: [] };
  return { conversation_id, earlier_questions: await listEarlierQuestions(db.orm, conversation_id) };
}

/** A question that follows up may not name its subject, so passages of the one before stand behind its own. */
async function findPassages(
  { db }: Services,
  { question, user_id, lesson_key, language }: Question,
  earlier: readonly string[],
): Promise<readonly QuotablePassage[]> {
  const last = earlier.at(-1);
  const searches = last === undefined ? [question] : [question, `${question} ${last}`];
  const found = await Promise.all(
    searches.map((search) =>
      findQuotablePassages(db.orm, { user_id, lesson_key, language, search, limit: MAX_SENT_PASSAGES }),
    ),
  );
  const distinct = new Map(found.flat().map((passage) => [`${passage.path}\n${passage.body}`, passage]));
  return [...distinct.values()].slice(0, MAX_SENT_PASSAGES);
}

async function reserve(
  tx: Tx,
  { asker, purpose }: Question,
  { prompt, now }: { readonly prompt: Prompt; readonly now: Date },
): Promise<{
  readonly problem: TurnReason | null;
  readonly cost_bigint: Sen;
  readonly price: TokenPrice | null;
}> {
  await lockSpending(tx);
  const price = await findPrice(tx, now);
  if (price === null) return { problem: 'month_budget', cost_bigint: sen(0), price };
  const tokens = { input_tokens: estimateTokens(prompt), output_tokens: MAX_OUTPUT_TOKENS };
  const cost_bigint = costOf(tokens, price);
  const budgets = await readBudgets(tx);
  const spent = await sumSpent(tx, asker, now);
  if (spent.month_bigint + cost_bigint > budgets.monthly_budget_bigint)
    return { problem: 'month_budget', cost_bigint, price };
  // The owner's own test and drafts are bounded by the month.
  if (purpose === 'question' && spent.person_bigint + cost_bigint > budgets.daily_budget_bigint)
    return { problem: 'person_budget', cost_bigint, price };
  return { problem: null, cost_bigint, price };
}
