import { lockWallet, postEntries } from '#server/ledger/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { negateSen, type Sen } from '#shared/money/money.ts';
import type { SessionState } from '../gateways/gateway.ts';
import { addFlag, expireUnpaid, type LockedPayment, markClosed, markCredited } from '../payments.queries.ts';
import { type Settlement, settlementOf } from '../payments.rules.ts';

/**
 * The payment is the key of its credit, so no path and no race can credit it twice (DECISIONS 11). Credits a frozen
 * wallet too, as the money is paid, and completes the purchase in the same transaction (DECISIONS 10, 54). Returns the
 * problem for staff, or null.
 */
export async function settlePayment(
  tx: Tx,
  purchases: PaidPurchases,
  { payment, state }: { readonly payment: LockedPayment; readonly state: SessionState },
): Promise<string | null> {
  const settlement = settlementOf(payment, state);
  switch (settlement.action) {
    case 'none':
      return null;
    case 'close':
      await markClosed(tx, payment.id, settlement.status);
      return null;
    case 'expire':
      await expireUnpaid(tx, payment.id);
      return null;
    case 'hold':
      await addFlag(tx, payment.id, settlement.flag);
      return settlement.problem;
    case 'credit':
      await creditPayment(tx, purchases, { ...settlement, payment });
      return null;
  }
}

async function creditPayment(
  tx: Tx,
  purchases: PaidPurchases,
  credit: Extract<Settlement, { action: 'credit' }> & { readonly payment: LockedPayment },
): Promise<void> {
  const { payment, received, flags, received_charge, transaction_id } = credit;
  if (received <= 0) throw new Error(`payment ${payment.id} was paid with nothing`);
  const { intent_id } = payment;
  // The purchase is locked before the wallet everywhere.
  const user_id = intent_id === null ? payment.user_id : await purchases.lockBuyer(tx, intent_id);
  if (user_id === null) throw new Error(`payment ${payment.id} has no payer`);
  const wallet = await lockWallet(tx, user_id);
  const posted = await postEntries(tx, {
    type: 'topup',
    idempotency_key: `payment:${payment.id}`,
    description: '',
    reference_type: 'payment',
    reference_id: payment.id,
    metadata: { source: payment.gateway, timestamp: payment.locked_at, flags: [...flags] },
    entries: [
      { wallet, amount: received },
      { account: 'gateway_clearing', amount: negateSen(received) },
    ],
  });
  if (!posted.ok) throw new Error(`payment ${payment.id} could not be posted: ${posted.refusal.code}`);
  const { posting_id } = posted.value;
  await markCredited(tx, {
    payment_id: payment.id,
    user_id,
    received,
    received_charge,
    transaction_id,
    flags,
    posting_id,
  });
  if (intent_id !== null) {
    await purchases.complete(tx, intent_id, { now: new Date(payment.locked_at), received });
  }
}

/** Implemented by intents, because payments know nothing of what is bought. */
export interface PaidPurchases {
  /** Returns the account to credit, creating a guest's. Called before any wallet is locked. */
  lockBuyer(tx: Tx, intentId: string): Promise<string>;
  /** Buys with the credit in the same transaction; a refused purchase leaves the credit in the wallet. */
  complete(tx: Tx, intentId: string, paid: ReceivedPayment): Promise<void>;
}

export interface ReceivedPayment {
  readonly now: Date;
  readonly received: Sen;
}

export interface SettlementServices {
  readonly purchases: PaidPurchases;
}
