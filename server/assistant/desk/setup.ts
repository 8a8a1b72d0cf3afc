import type { AssistantPrice, AssistantSetup, TestQuestion } from '#contract/assistant/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { MAX_TEST_QUESTIONS } from '#shared/assistant/assistant.ts';
import { type Rupiah, toRupiah, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { dayOf } from '#shared/time/dates.ts';
import { hasBudget } from '../read-is-on.ts';
import { listPrices, readBudgets, sumSpent, updateBudgets, upsertPrice } from '../spending.queries.ts';
import { countFailedToday, insertQuestion, listQuestions, readNewestEvaluation } from './desk.queries.ts';

interface Moment {
  /** Null: no endpoint is set. */
  readonly model: string | null;
  readonly now: Date;
}

export async function readSetup(reader: Reader, { model, now }: Moment): Promise<AssistantSetup> {
  const [budgets, spent, prices] = await Promise.all([
    readBudgets(reader),
    sumSpent(reader, '', now),
    listPrices(reader),
  ]);
  const isPriced = prices.some(({ valid_from }) => valid_from <= dayOf(now));
  const [failed_today, questions, evaluation] = await Promise.all([
    countFailedToday(reader, now),
    listQuestions(reader),
    readNewestEvaluation(reader),
  ]);
  return {
    ...{ model, is_on: model !== null && isPriced && hasBudget(budgets), ...budgets },
    spent_bigint: spent.month_bigint,
    ...{ failed_today, prices: [...prices], questions: [...questions], evaluation },
  };
}

interface NewBudgets {
  readonly monthly_budget: Rupiah;
  readonly daily_budget: Rupiah;
}

export async function setBudgets(tx: Tx, actor: Actor, budgets: NewBudgets): Promise<void> {
  const before = await readBudgets(tx);
  await updateBudgets(tx, {
    monthly_budget_bigint: toSen(budgets.monthly_budget),
    daily_budget_bigint: toSen(budgets.daily_budget),
  });
  await recordAudit(tx, actor, {
    action: 'assistant.budgets_changed',
    subject: { type: 'assistant', id: 'budgets' },
    before: {
      monthly_budget: toRupiah(before.monthly_budget_bigint),
      daily_budget: toRupiah(before.daily_budget_bigint),
    },
    after: { ...budgets },
  });
}

interface NewPrice extends Pick<AssistantPrice, 'valid_from'> {
  readonly input: Rupiah;
  readonly output: Rupiah;
}

export async function setPrice(tx: Tx, actor: Actor, { valid_from, input, output }: NewPrice): Promise<void> {
  await upsertPrice(tx, { valid_from, input_bigint: toSen(input), output_bigint: toSen(output) });
  await recordAudit(tx, actor, {
    action: 'assistant.price_set',
    subject: { type: 'assistant', id: 'price' },
    after: { valid_from, input, output },
  });
}

type QuestionRefusal = { readonly code: 'QUESTION_EXISTS' } | { readonly code: 'TOO_MANY_QUESTIONS' };

export async function addQuestion(
  tx: Tx,
  question: Omit<TestQuestion, 'id'>,
): Promise<Result<null, QuestionRefusal>> {
  if ((await listQuestions(tx)).length >= MAX_TEST_QUESTIONS) return refuse({ code: 'TOO_MANY_QUESTIONS' });
  return (await insertQuestion(tx, question)) ? succeed(null) : refuse({ code: 'QUESTION_EXISTS' });
}
