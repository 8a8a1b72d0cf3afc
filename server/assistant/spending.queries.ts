import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import { type Sen, sen } from '#shared/money/money.ts';

export interface Budgets {
  readonly monthly_budget_bigint: Sen;
  readonly daily_budget_bigint: Sen;
}

/** Sen for a million tokens. */
export interface TokenPrice {
  readonly input_bigint: Sen;
  readonly output_bigint: Sen;
}

export async function readBudgets(reader: Reader): Promise<Budgets> {
  const [row] = await selectRows<Budgets>(
    reader,
    sql`select monthly_budget_bigint, daily_budget_bigint from assistant_settings`,
  );
  if (row === undefined) throw new Error('the settings of the assistant are missing');
  return row;
}

export async function updateBudgets(tx: Tx, budgets: Budgets): Promise<void> {
  await tx.execute(sql`
    update assistant_settings set monthly_budget_bigint = ${budgets.monthly_budget_bigint},
      daily_budget_bigint = ${budgets.daily_budget_bigint}`);
}

const dayOf = (now: Date) => sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Jakarta')::date`;

/** Null: nobody has said what tokens cost. */
export async function findPrice(reader: Reader, now: Date): Promise<TokenPrice | null> {
  const [price] = await selectRows<TokenPrice>(
    reader,
    sql`
    select input_bigint, output_bigint from assistant_prices where valid_from <= ${dayOf(now)}
    order by valid_from desc limit 1`,
  );
  return price ?? null;
}

interface StoredPrice extends TokenPrice {
  /** A day in WIB. */
  readonly valid_from: string;
}

export const listPrices = (reader: Reader) =>
  selectRows<StoredPrice>(
    reader,
    sql`
    select to_char(valid_from, 'YYYY-MM-DD') as valid_from, input_bigint, output_bigint from assistant_prices
    order by valid_from desc limit 100`,
  );

export async function upsertPrice(tx: Tx, price: StoredPrice): Promise<void> {
  await tx.execute(sql`
    insert into assistant_prices (valid_from, input_bigint, output_bigint)
    values (${price.valid_from}, ${price.input_bigint}, ${price.output_bigint})
    on conflict (valid_from) do update
    set input_bigint = excluded.input_bigint, output_bigint = excluded.output_bigint`);
}

/** Whoever spends waits here, so that two questions cannot both be the last one within a budget. */
export async function lockSpending(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assistant spending', 0))`);
}

export interface Spending {
  readonly month_bigint: Sen;
  readonly person_bigint: Sen;
}

/** Sen of this month and of the asker's day in WIB, with what is still being answered. */
export async function sumSpent(reader: Reader, asker: string, now: Date): Promise<Spending> {
  const start = (unit: string) => sql`date_trunc(${unit}, ${now.toISOString()}::timestamptz, 'Asia/Jakarta')`;
  const [row] = await selectRows<Spending>(
    reader,
    sql`
    select coalesce(sum(cost_bigint), 0)::bigint as month_bigint,
      coalesce(sum(cost_bigint) filter (where asker = ${asker} and asked_at >= ${start('day')}), 0)::bigint
        as person_bigint
    from assistant_turns where cost_bigint > 0 and asked_at >= ${start('month')}`,
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}

const MILLION = 1_000_000;

interface TokenCount {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Rounded up to a whole sen. */
export const costOf = ({ input_tokens, output_tokens }: TokenCount, price: TokenPrice): Sen =>
  sen(Math.ceil((input_tokens * price.input_bigint + output_tokens * price.output_bigint) / MILLION));
