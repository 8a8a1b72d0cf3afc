import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { chooseInvoiceParty, type InvoiceChoice } from '#server/account/index.ts';
import { type AdConsent, keepAdConsent } from '#server/ads/index.ts';
import {
  type Plan,
  readSubscriptionOffer,
  reservePlanStock,
  type SubscriptionOffer,
} from '#server/catalog/index.ts';
import { attributedLink } from '#server/checkout-links/index.ts';
import { recordTerms } from '#server/consents/index.ts';
import { type DiscountedLines, lockDiscountedLines, recordDiscountUses } from '#server/discounts/index.ts';
import { type LockedWallet, lockWallet } from '#server/ledger/index.ts';
import { readHeldProductIds, recordOrder } from '#server/orders/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Reader, Tx } from '#server/platform/database/db.ts';
import { withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Rupiah, type Sen, sen, subtractSen, toSen } from '#shared/money/money.ts';
import { walletRefusal } from '#shared/money/wallet-refusal.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { payPeriod } from '../billing/charge-period.ts';
import { type PricedPeriod, periodLine, pricedPeriod, reductionOf } from '../billing/price-period.ts';
import { queueSubscriptionMail } from '../save-subscription.ts';
import { toRow } from '../state-row.ts';
import { type Subscription, toSubscriptions } from '../subscription.ts';
import type { StartRefusal } from '../subscriptions.errors.ts';
import {
  insertCharge,
  insertSubscription,
  selectOwn,
  selectSubscriptionHistory,
} from '../subscriptions.queries.ts';
import {
  discountSpent,
  initialState,
  type KeptDiscount,
  planRefusal,
  type SubscriptionState,
  trialRefusal,
} from '../subscriptions.rules.ts';

export interface Start extends Omit<InvoiceChoice, 'user_id'> {
  readonly subscriber: { readonly id: string; readonly email: string; readonly full_name: string };
  readonly product_id: string;
  readonly plan: string;
  /** The price per cycle that the subscriber saw; compared, never trusted. */
  readonly price: Rupiah;
  /** The subscriber was offered a trial: without one, refuses instead of charging. */
  readonly with_trial: boolean;
  readonly code?: string | undefined;
  /** The most the subscriber agreed to pay for the first period; defaults to `price`. */
  readonly total?: Rupiah | undefined;
  readonly link?: string | undefined;
  /** The key under which today's visits of the subscriber are found; null if unknown. */
  readonly visitor?: string | null;
  /** The waiting purchase being completed, which keeps its promised price. */
  readonly intent_id?: string | undefined;
  readonly idempotency_key: string;
}

export interface SubscriptionStart {
  readonly subscription: Subscription;
  readonly order_id: string;
  /** Balance right after the start, in sen. */
  readonly balance_bigint: Sen;
}
type Outcome = Result<SubscriptionStart, StartRefusal>;

export interface SubscriptionServices {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Writes payment (unless a trial comes first), order, holding, subscription, charge and mail in one transaction, or
 * nothing (DECISIONS 7, 8, 15). The wallet is locked first, which serializes concurrent calls.
 */
export function startSubscription(
  { db, clock }: SubscriptionServices,
  { ad_consent = null, ...start }: Start & { readonly ad_consent?: AdConsent | null },
): Promise<Outcome> {
  return withTx(db, async (tx) => {
    const begun = await startSubscriptionWithin(tx, start, clock.now());
    if (!begun.ok) return begun;
    const { id, email } = start.subscriber;
    await recordTerms(tx, { user_id: id, email, source: 'checkout' });
    // A trial takes nothing, so there is nothing to tell.
    const { order_id } = begun.value;
    if (ad_consent !== null && !start.with_trial) await keepAdConsent(tx, { order_id }, ad_consent);
    return begun;
  });
}

/** The caller's transaction must roll back on a refusal. */
export function startSubscriptionWithin(tx: Tx, start: Start, now: Date): Promise<Outcome> {
  const { subscriber, product_id, plan, price, with_trial, code, total, company } = start;
  const request = { product_id, plan, price, with_trial, code, total, company };
  const claim = { user_id: subscriber.id, scope: 'subscription', key: start.idempotency_key, request };
  return withIdempotency(tx, claim, {
    run: async (): Promise<Outcome> => {
      const wallet = await lockWallet(tx, subscriber.id);
      const chosen = await pricePlan(tx, start);
      return chosen.ok ? createSubscription(tx, { start, wallet, now, ...chosen.value }) : chosen;
    },
    replay: (kept) => replayStart(tx, subscriber.id, kept),
    toStored: ({ subscription, ...started }) => ({ subscription_id: subscription.id, ...started }),
  });
}

export type StartInput = Omit<Start, 'idempotency_key' | 'subscriber'> & {
  /** `id` null: a guest, known only by what was typed. */
  readonly subscriber: { readonly id: string | null; readonly email: string };
};

const stored = z.object({
  subscription_id: z.uuid(),
  order_id: z.uuid(),
  balance_bigint: z.int().transform(sen),
});

async function replayStart(tx: Tx, userId: string, result: unknown): Promise<SubscriptionStart> {
  const { subscription_id, ...started } = stored.parse(result);
  return { subscription: await readOwn(tx, userId, subscription_id), ...started };
}

async function readOwn(tx: Tx, userId: string, id: string): Promise<Subscription> {
  const row = await selectOwn(tx, userId, id);
  const [subscription] = row === null ? [] : await toSubscriptions(tx, [row]);
  if (subscription === undefined) throw new Error('a subscription that was just written is missing');
  return subscription;
}

const NO_PAST = { is_live: false, had_trial: false } as const;

interface Choice {
  readonly offer: SubscriptionOffer;
  readonly plan: Plan;
}

interface PricedChoice extends Choice {
  readonly priced: PricedPeriod;
  readonly discounts: DiscountedLines;
}

/** Locks the limits of the discounts. */
export async function pricePlan(tx: Tx, start: StartInput): Promise<Result<PricedChoice, StartRefusal>> {
  const chosen = await resolvePlan(tx, start);
  if (!chosen.ok) return chosen;
  const { offer, plan } = chosen.value;
  const { subscriber: buyer, code, intent_id, total = start.price } = start;
  const { variant_id, name: plan_name, billing_cycle } = plan;
  const terms = { variant_id, plan_name, billing_cycle, price_bigint: toSen(plan.price) };
  const lines = [periodLine(offer.id, terms)];
  const discounts = await lockDiscountedLines(tx, { lines, buyer, code, intent_id });
  if (discounts.problem !== null) return refuse(discounts.problem);
  const priced = pricedPeriod(terms, discounts.by_product.get(offer.id));
  if (priced.amount_bigint > toSen(total)) {
    return refuse({ code: 'TOTAL_CHANGED', details: { total_bigint: priced.amount_bigint } });
  }
  return succeed({ offer, plan, priced, discounts });
}

/** The most relevant refusal first. */
async function resolvePlan(tx: Reader, start: StartInput): Promise<Result<Choice, StartRefusal>> {
  const { subscriber, product_id } = start;
  const offer = await readSubscriptionOffer(tx, product_id);
  if (offer === null || !offer.is_active || !offer.is_subscription) {
    return refuse({ code: 'PRODUCT_NOT_FOUND' });
  }
  const { id } = subscriber;
  const past = id === null ? NO_PAST : await selectSubscriptionHistory(tx, id, product_id);
  const isHeld = id !== null && (await readHeldProductIds(tx, id, [product_id])).size > 0;
  if (past.is_live || isHeld) return refuse({ code: 'ALREADY_SUBSCRIBED' });
  const plan = offer.plans.find((one) => one.plan === start.plan);
  const refusal = planRefusal(offer, plan, start) ?? trialRefusal(offer, past.had_trial, start);
  if (refusal !== null) return refuse(refusal);
  return plan === undefined ? refuse({ code: 'PLAN_NOT_FOUND' }) : succeed({ offer, plan });
}

interface Opening extends PricedChoice {
  readonly start: Start;
  readonly wallet: LockedWallet;
  readonly now: Date;
}

async function createSubscription(tx: Tx, opening: Opening): Promise<Outcome> {
  const { start, wallet, offer, plan, priced, discounts, now } = opening;
  const state = initialState({
    terms: priced.terms,
    discount: keptDiscount(discounts, offer.id),
    now,
    trial_days: start.with_trial ? offer.trial_period_days : 0,
    auto_renewal: offer.auto_renewal,
  });
  const taken = state.status === 'trialing' ? sen(0) : priced.amount_bigint;
  const refusal = walletRefusal(wallet, taken);
  if (refusal !== null) return refuse(refusal);
  if (!(await reservePlanStock(tx, offer, plan))) return refuse({ code: 'PLAN_OUT_OF_STOCK' });
  const order_id = randomUUID();
  const id = await insertFirstPeriod(tx, opening, { state, order_id });
  const balance_bigint = subtractSen(wallet.balance_bigint, taken);
  return succeed({ subscription: await readOwn(tx, start.subscriber.id, id), order_id, balance_bigint });
}

function keptDiscount({ by_product }: DiscountedLines, productId: string): KeptDiscount | null {
  const discount = by_product.get(productId)?.discount;
  return discount === undefined ? null : { id: discount.id, periods_left: discount.periods };
}

const NOTHING = { amount_bigint: sen(0) } as const;

interface SubscriptionWrite {
  readonly state: SubscriptionState;
  readonly order_id: string;
}

async function insertFirstPeriod(
  tx: Tx,
  opening: Opening,
  { state, order_id }: SubscriptionWrite,
): Promise<string> {
  const { start, wallet, offer, priced, discounts, now } = opening;
  const { subscriber } = start;
  const { period } = state;
  const id = randomUUID();
  const isTrial = state.status === 'trialing';
  const { price_bigint, plan_name } = state.terms;
  const { amount_bigint, ...discount } = isTrial ? NOTHING : reductionOf(priced);
  const payment = { subscription_id: id, wallet, product: offer, order_id, period, priced };
  const posting_id = isTrial ? null : await payPeriod(tx, payment);
  const link = await attributedLink(tx, { ...start, product_ids: [offer.id] });
  const party = await chooseInvoiceParty(tx, { ...start, user_id: subscriber.id });
  await recordOrder(tx, {
    id: order_id,
    user_id: subscriber.id,
    customer_email: subscriber.email,
    customer_name: subscriber.full_name,
    amount_bigint,
    posting_id,
    metadata: { subscription_id: id, plan_name, ...link, ...party },
    discount_code: discounts.by_product.get(offer.id)?.discount.code ?? null,
    intent_id: start.intent_id,
    visitor: start.visitor,
    items: [
      {
        product_id: offer.id,
        title: offer.title,
        slug: offer.slug,
        type: offer.type,
        price_bigint: isTrial ? sen(0) : price_bigint,
        ...discount,
      },
    ],
  });
  await recordDiscountUses(tx, discounts, { user_id: subscriber.id, order_id, intent_id: start.intent_id });
  const who = { user_id: subscriber.id, product_id: offer.id, order_id };
  await insertSubscription(tx, {
    id,
    ...who,
    started_at: now,
    ...toRow(isTrial ? state : discountSpent(state)),
  });
  const ends_at = period.end.toISOString();
  if (isTrial) {
    await queueSubscriptionMail(tx, id, {
      kind: 'trial_started',
      ends_at,
      price_bigint: priced.amount_bigint,
    });
    return id;
  }
  await insertCharge(tx, { subscription_id: id, period, plan_name, amount_bigint, order_id, posting_id });
  await queueSubscriptionMail(tx, id, { kind: 'charged', order_id, amount_bigint, ends_at });
  return id;
}
