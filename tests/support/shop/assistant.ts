import type { AnswerEvent } from '#contract/assistant/assistant.ts';
import { answerEvent } from '#contract/assistant/assistant.ts';
import type { Database } from '#server/platform/database/db.ts';

/** Budgets in sen; a price of Rp 2.500 and Rp 10.000 for a million tokens. */
export async function openAssistant(
  db: Database,
  { monthly = 10_000_000, daily = 1_000_000 }: { readonly monthly?: number; readonly daily?: number } = {},
): Promise<void> {
  await db.pool.query('update assistant_settings set monthly_budget_bigint = $1, daily_budget_bigint = $2', [
    monthly,
    daily,
  ]);
  await db.pool.query(`
    insert into assistant_prices (valid_from, input_bigint, output_bigint) values ('2026-01-01', 250000, 1000000)
    on conflict do nothing`);
}

export async function readEvents(response: Response): Promise<readonly AnswerEvent[]> {
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => answerEvent.parse(JSON.parse(line)));
}

export const groupsIn = (events: readonly AnswerEvent[]) =>
  events.flatMap((event) => (event.type === 'group' ? [event] : []));

export function endOf(events: readonly AnswerEvent[]) {
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error('the answer has no end');
  return last;
}
