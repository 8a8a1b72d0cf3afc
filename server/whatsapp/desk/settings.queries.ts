import { sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Orm, Reader, Tx } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';
import type { WhatsappCategory } from '#shared/whatsapp/whatsapp.ts';
import type { NumberHealth } from '../cloud/cloud-api.ts';

interface WhatsappState extends NumberHealth {
  readonly monthly_ceiling_bigint: Sen;
  /** Null: never asked. */
  readonly checked_at: string | null;
  /** Null: Meta answered. */
  readonly problem: string | null;
  readonly [column: string]: unknown;
}

export async function readState(reader: Reader): Promise<WhatsappState> {
  const { rows } = await reader.execute<WhatsappState>(sql`
    select monthly_ceiling_bigint, ${isoText('checked_at')} as checked_at, display_number, verified_name, quality, problem
    from whatsapp_settings`);
  const [row] = rows;
  if (row === undefined) throw new Error('the settings of WhatsApp are missing');
  return row;
}

export async function writeHealth(tx: Tx, health: NumberHealth): Promise<void> {
  await tx.execute(sql`
    update whatsapp_settings set checked_at = now(), problem = null, display_number = ${health.display_number},
      verified_name = ${health.verified_name}, quality = ${health.quality}`);
}

export async function writeProblem(orm: Orm, problem: string): Promise<void> {
  await orm.execute(sql`update whatsapp_settings set checked_at = now(), problem = ${problem}`);
}

export async function updateCeiling(tx: Tx, ceiling: Sen): Promise<void> {
  await tx.execute(sql`update whatsapp_settings set monthly_ceiling_bigint = ${ceiling}`);
}

/** Whoever spends waits here, so that two messages cannot both be the last one below the ceiling. */
export async function lockSpending(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('whatsapp spending', 0))`);
}

const monthOf = (now: Date) => sql`date_trunc('month', ${now.toISOString()}::timestamptz, 'Asia/Jakarta')`;

/** Sen of this month in WIB, with what is on its way. */
export async function sumSpent(reader: Reader, now: Date): Promise<Sen> {
  const { rows } = await reader.execute<{ spent: Sen }>(sql`
    select coalesce(sum(cost_bigint), 0)::bigint as spent from whatsapp_messages
    where cost_bigint > 0 and claimed_at >= ${monthOf(now)}
      and claimed_at < ${monthOf(now)} + interval '1 month'`);
  const [row] = rows;
  if (row === undefined) throw new Error('a sum has one row');
  return row.spent;
}

/** Null: nobody has said what it costs. */
export async function findPrice(reader: Reader, category: WhatsappCategory, now: Date): Promise<Sen | null> {
  const { rows } = await reader.execute<{ price_bigint: Sen }>(sql`
    select price_bigint from whatsapp_prices
    where category = ${category} and valid_from <= (${now.toISOString()}::timestamptz at time zone 'Asia/Jakarta')::date
    order by valid_from desc limit 1`);
  return rows[0]?.price_bigint ?? null;
}

interface StoredPrice {
  readonly category: WhatsappCategory;
  readonly valid_from: string;
  readonly price_bigint: Sen;
  readonly [column: string]: unknown;
}

export async function listPrices(reader: Reader): Promise<readonly StoredPrice[]> {
  const { rows } = await reader.execute<StoredPrice>(sql`
    select category, to_char(valid_from, 'YYYY-MM-DD') as valid_from, price_bigint from whatsapp_prices
    order by category, valid_from desc limit 400`);
  return rows;
}

export async function upsertPrice(
  tx: Tx,
  price: Pick<StoredPrice, 'category' | 'valid_from' | 'price_bigint'>,
) {
  await tx.execute(sql`
    insert into whatsapp_prices (category, valid_from, price_bigint)
    values (${price.category}, ${price.valid_from}, ${price.price_bigint})
    on conflict (category, valid_from) do update set price_bigint = excluded.price_bigint`);
}
