import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Sen } from '#shared/money/money.ts';
import { insertPayment, isOpen, type PaymentInsert, shown } from './payments.queries.ts';
import { payments } from './payments.schema.ts';

interface PaymentClaim {
  readonly payment_id: string;
  readonly is_repeated: boolean;
}

/** Inserts, or finds the purchase's open payment of the same amount and method. */
export async function insertPurchasePayment(
  tx: Tx,
  payment: PaymentInsert & { readonly intent_id: string },
): Promise<PaymentClaim> {
  const { intent_id, gateway, payment_method, amount_bigint } = payment;
  // Requests of one purchase take turns.
  await tx.execute(sql`select from purchase_intents where id = ${intent_id} for update`);
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.intent_id, intent_id),
        eq(payments.gateway, gateway),
        eq(payments.payment_method, payment_method),
        eq(payments.amount_bigint, amount_bigint),
        isOpen,
      ),
    );
  if (open !== undefined) return { payment_id: open.id, is_repeated: true };
  return { payment_id: await insertPayment(tx, payment), is_repeated: false };
}

/** The named payment, else the newest that can be paid. */
export async function readPaymentOf(reader: Reader, intentId: string, paymentId: string | null = null) {
  const [row] = await reader
    .select(shown)
    .from(payments)
    .where(eq(payments.intent_id, intentId))
    .orderBy(
      desc(sql`${payments.id} is not distinct from ${paymentId}::uuid and ${isOpen}`),
      desc(isOpen),
      desc(payments.created_at),
      desc(payments.id),
    )
    .limit(1);
  return row ?? null;
}

/** Sen of the newest paid payment; null while none is paid. */
export async function readReceivedFor(reader: Reader, intentId: string): Promise<Sen | null> {
  const [row] = await reader
    .select({ received_bigint: payments.received_bigint })
    .from(payments)
    .where(and(eq(payments.intent_id, intentId), isNotNull(payments.received_bigint)))
    .orderBy(desc(payments.completed_at), desc(payments.id))
    .limit(1);
  return row?.received_bigint ?? null;
}

const MAX_ASKED = 5;

export function readPendingPaymentsOf(reader: Reader, intentId: string) {
  return reader
    .select(shown)
    .from(payments)
    .where(and(eq(payments.intent_id, intentId), eq(payments.status, 'pending')))
    .orderBy(desc(payments.created_at), desc(payments.id))
    .limit(MAX_ASKED);
}
