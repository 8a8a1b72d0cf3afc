import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { isOpen } from './payments.queries.ts';
import { payments } from './payments.schema.ts';

const MAX_UNPAID = 3;
const LAST_TRIES = 20;
const UNPAID_COLUMNS = ['id', 'amount_bigint', 'checkout_url', 'description', 'intent_id'] as const;

/** Sen; null for a payment of no purchase, or of one that does not wait. */
const waitingTotal = sql<Sen | null>`(
  select total_bigint from purchase_intents i where i.id = ${payments.intent_id} and i.status = 'waiting')`;

/** Newest first; of several attempts at a purchase the last, while the purchase waits. */
export async function listUnpaid(reader: Reader, userId: string) {
  const rows = await reader
    .select({
      ...pickColumns(payments, UNPAID_COLUMNS),
      purchase_bigint: waitingTotal.mapWith(sen),
      at: payments.created_at,
    })
    .from(payments)
    .where(and(eq(payments.user_id, userId), isOpen, or(isNull(payments.intent_id), isNotNull(waitingTotal))))
    .orderBy(desc(payments.created_at))
    .limit(LAST_TRIES);
  const isLastTry = ({ intent_id }: (typeof rows)[number], at: number) =>
    intent_id === null || rows.findIndex((other) => other.intent_id === intent_id) === at;
  const unpaid = rows.filter(isLastTry).flatMap(({ checkout_url, description, intent_id, ...payment }) => {
    const title = intent_id === null ? null : description;
    return checkout_url === null ? [] : [{ ...payment, checkout_url, title }];
  });
  return unpaid.slice(0, MAX_UNPAID);
}
