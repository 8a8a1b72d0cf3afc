import { z } from 'zod';
import { ledgerLabel } from '#messages/wallet/ledger-labels.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { type Rupiah, SMALLEST_TOP_UP, toRupiah, toSen } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { readWallet } from '../ledger/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { type KeyReused, withIdempotency } from '../platform/database/idempotency.ts';
import { withTx } from '../platform/database/with-tx.ts';
import type { GatewaySession, Gateways } from './gateways/gateway.ts';
import { GatewayError } from './gateways/gateway-calls.ts';
import { type ChosenWay, chooseWay, readWayPolicy, tooSmall } from './gateways/ways.ts';
import { insertPurchasePayment } from './open-payments.queries.ts';
import type {
  AmountTooLarge,
  AmountTooSmall,
  GatewayUnavailable,
  PaymentWayUnavailable,
  WalletInactive,
} from './payments.errors.ts';
import {
  attachSession,
  insertPayment,
  lockPayment,
  type PaymentRow,
  readPayment,
} from './payments.queries.ts';
import { chargeOf } from './payments.rules.ts';
import { type SettlementServices, settlePayment } from './settlement/settle-payment.ts';

export interface TopUp {
  readonly user_id: string;
  /** Whole rupiah, more than zero. */
  readonly amount: Rupiah;
  /** A payment method, or the name of a gateway; anything else selects the first gateway. */
  readonly payment_method: string;
  /** Names the purchase in the buyer's language; empty for a top-up. */
  readonly description: string;
  readonly idempotency_key: string;
  /** The user's purchase intent that this pays for; the database checks the owner. */
  readonly intent_id?: string;
  /** Path that the gateway's page returns to; defaults to the payment in billing. */
  readonly return_path?: string;
}

export interface GuestPayment extends Pick<TopUp, 'amount' | 'payment_method' | 'description'> {
  readonly intent_id: string;
  readonly return_path: string;
}

export interface TopUpServices extends SettlementServices {
  readonly db: Database;
  readonly gateways: Gateways;
  readonly app_url: string;
  readonly onGatewayError: (error: unknown) => void;
}

export interface OpenedTopUp extends GatewaySession {
  readonly payment_id: string;
}
export type GuestPaymentRefusal =
  | GatewayUnavailable
  | AmountTooSmall
  | AmountTooLarge
  | PaymentWayUnavailable;
export type TopUpRefusal = GuestPaymentRefusal | WalletInactive | KeyReused;

const stored = z.object({ payment_id: z.uuid() });

interface PaymentClaim {
  readonly payment_id: string;
  readonly is_repeated: boolean;
}

/**
 * The row is committed before the gateway is called, so that nobody can pay an unknown payment. The same key returns
 * the same payment, also after a crash in between. Credits nothing (DECISIONS 11). Refuses less than the smallest
 * top-up, unless for a purchase (WAL-032, API-080).
 */
export async function openTopUp(
  services: TopUpServices,
  topUp: TopUp,
): Promise<Result<OpenedTopUp, TopUpRefusal>> {
  const { db, gateways } = services;
  if (topUp.intent_id === undefined && topUp.amount < SMALLEST_TOP_UP)
    return refuse(tooSmall(SMALLEST_TOP_UP));
  const chosen = chooseWay(gateways, await readWayPolicy(db.orm), topUp);
  if (!chosen.ok) return chosen;
  const claimed = await withTx(db, (tx) => claimPayment(tx, topUp, chosen.value));
  if (!claimed.ok) return claimed;
  return openSession(services, chosen.value, { ...claimed.value, return_path: topUp.return_path });
}

/** The payment has no account until paid; a repeated request finds the open one of its method. */
export async function openGuestPayment(
  services: TopUpServices,
  { return_path, ...guest }: GuestPayment,
): Promise<Result<OpenedTopUp, GuestPaymentRefusal>> {
  const { db, gateways } = services;
  const chosen = chooseWay(gateways, await readWayPolicy(db.orm), guest);
  if (!chosen.ok) return chosen;
  const payment = { ...toPayment(guest, chosen.value), user_id: null, intent_id: guest.intent_id };
  const claimed = await withTx<PaymentClaim, never>(db, async (tx) =>
    succeed(await insertPurchasePayment(tx, payment)),
  );
  return claimed.ok ? openSession(services, chosen.value, { ...claimed.value, return_path }) : claimed;
}

function toPayment(
  { amount, payment_method, description }: Pick<TopUp, 'amount' | 'payment_method' | 'description'>,
  { gateway, lifetime_seconds }: ChosenWay,
) {
  return {
    gateway: gateway.name,
    amount_bigint: toSen(amount),
    charge: gateway.chargeFor(amount),
    payment_method,
    description,
    lifetime_seconds,
  };
}

interface SessionInput extends PaymentClaim {
  readonly return_path: string | undefined;
}

async function openSession(
  services: TopUpServices,
  { gateway, ways }: ChosenWay,
  { payment_id, is_repeated, return_path = `/user/billing?payment=${payment_id}` }: SessionInput,
): Promise<Result<OpenedTopUp, GatewayUnavailable>> {
  const { db } = services;
  const payment = await readPayment(db.orm, payment_id);
  if (payment === null) throw new Error('a payment that was just opened is missing');
  const known = sessionOf(payment);
  if (known !== null) return succeed({ payment_id, ...known });
  // Refused or expired before it could be paid: it must not be paid now.
  if (payment.status !== 'pending') return refuse({ code: 'GATEWAY_UNAVAILABLE' });
  try {
    const session = await gateway.createSession({
      payment_id,
      amount: toRupiah(payment.amount_bigint),
      charge: chargeOf(payment),
      // Gateways require a description; an empty one means a top-up.
      description: payment.description || ledgerLabel({ type: 'topup' }),
      return_url: services.app_url + pathInLanguage(return_path, currentLanguage()),
      expires_at: new Date(payment.expires_at),
      ways,
      is_repeated,
    });
    return succeed({ payment_id, ...(await saveSession(db, payment_id, session)) });
  } catch (error) {
    services.onGatewayError(error);
    if (error instanceof GatewayError && error.kind === 'refused') await closePayment(services, payment_id);
    return refuse({ code: 'GATEWAY_UNAVAILABLE' });
  }
}

/** Two calls with one key may both have created a session: the one stored first wins. */
async function saveSession(
  db: Database,
  paymentId: string,
  session: GatewaySession,
): Promise<GatewaySession> {
  await attachSession(db.orm, paymentId, session);
  const stored = await readPayment(db.orm, paymentId);
  return (stored === null ? null : sessionOf(stored)) ?? session;
}

/** Null: the gateway was not reached yet. */
function sessionOf({ session_id, checkout_url, qr_text }: PaymentRow): GatewaySession | null {
  return session_id === null || checkout_url === null ? null : { session_id, checkout_url, qr_text };
}

/** A gateway's refusal is final, so the payment stops being pending. */
async function closePayment({ db, purchases }: TopUpServices, paymentId: string): Promise<void> {
  await withTx(db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    if (locked !== null) await settlePayment(tx, purchases, { payment: locked, state: { status: 'failed' } });
    return succeed(null);
  });
}

function claimPayment(
  tx: Tx,
  topUp: TopUp,
  chosen: ChosenWay,
): Promise<Result<PaymentClaim, WalletInactive | KeyReused>> {
  const { user_id, amount, payment_method, description, intent_id } = topUp;
  const request = { amount, payment_method, description, intent_id };
  const claim = { user_id, scope: 'topup', key: topUp.idempotency_key, request };
  return withIdempotency(tx, claim, {
    run: () => writePayment(tx, topUp, chosen),
    replay: (kept) => ({ ...stored.parse(kept), is_repeated: true }),
  });
}

async function writePayment(
  tx: Tx,
  { user_id, intent_id, ...topUp }: TopUp,
  chosen: ChosenWay,
): Promise<Result<PaymentClaim, WalletInactive>> {
  const wallet = await readWallet(tx, user_id);
  // A disputed wallet may be topped up; only one that staff froze may not.
  if (wallet?.is_frozen === true) return refuse({ code: 'WALLET_INACTIVE' });
  const payment = { ...toPayment(topUp, chosen), user_id };
  if (intent_id !== undefined) return succeed(await insertPurchasePayment(tx, { ...payment, intent_id }));
  return succeed({
    payment_id: await insertPayment(tx, { ...payment, intent_id: null }),
    is_repeated: false,
  });
}
