import type { Database } from '#server/platform/database/db.ts';
import { rupiah } from '#shared/money/money.ts';
import { giveCredit } from '../shop/people.ts';
import type { GatewayShop } from './gateway-shop.ts';
import type { Webhook } from './gateway-world.ts';
import { signedByPaypal } from './paypal-world.ts';
import { buyFromPayment } from './refunds.ts';
import { signedByStripe } from './stripe-world.ts';

interface StripeNews {
  readonly event: 'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated';
  readonly state: 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';
  /** Seconds after the dispute began. */
  readonly at: number;
  /** Sen; the whole payment unless it is said. */
  readonly amount?: number;
}

const BEGAN = 1_795_000_000;
/** Until when Stripe takes an answer, in what it tells at that second. */
export const stripeDeadline = (at: number) => new Date((BEGAN + at + 777_600) * 1000);

/** A notice about a dispute as Stripe sends it (docs.stripe.com/api/disputes/object). */
export function stripeDispute(intent: string, { event, state, at, amount = 5_000_000 }: StripeNews): Webhook {
  const created = BEGAN + at;
  const type = `charge.dispute.${event}`;
  const object = {
    id: `dp_${intent}`,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: 'ch_3MtwBw',
    created: BEGAN,
    currency: 'idr',
    evidence_details: {
      due_by: stripeDeadline(at).getTime() / 1000,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status: state,
  };
  return signedByStripe({ id: `evt_${type}_${at}_${intent}`, type, created }, object);
}

/** A payment of Rp 50.000 that was spent, Rp 20.000 of credit beside it, and what Stripe tells of its dispute. */
export async function buyForDispute(db: Database, shop: GatewayShop) {
  const bought = await buyFromPayment(db, shop);
  await giveCredit(db, shop.payer.id, rupiah(20_000));
  const intent = await transactionOf(db, bought.payment_id);
  const webhook = (news: StripeNews) => stripeDispute(intent, news);
  return { ...bought, notice: webhook, tell: (news: StripeNews) => shop.receiveAndHandle(webhook(news)) };
}

/** The gateway's own name for the money of a payment. */
export async function transactionOf(db: Database, paymentId: string): Promise<string> {
  const { rows } = await db.pool.query<{ transaction_id: string }>(
    'select transaction_id from payments where id = $1',
    [paymentId],
  );
  return rows[0]?.transaction_id ?? '';
}

interface PaypalNews {
  readonly event: 'CREATED' | 'UPDATED' | 'RESOLVED';
  readonly status: 'WAITING_FOR_SELLER_RESPONSE' | 'RESOLVED';
  /** Hour of the day at which it is told. */
  readonly at: number;
  readonly stage?: 'INQUIRY' | 'CHARGEBACK';
  readonly outcome?: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR';
}

const paypalTime = (hour: number, days = 0) => new Date(Date.UTC(2026, 10, 22 + days, hour));
/** Until when PayPal takes an answer, in what it tells at that hour. */
export const paypalDeadline = (at: number) => paypalTime(at, 10);

/** As developer.paypal.com documents CUSTOMER.DISPUTE.*. */
export function paypalDispute(apiUrl: string, capture: string, news: PaypalNews): Webhook {
  const { event, status, at, outcome, stage = 'CHARGEBACK' } = news;
  const body = {
    id: `WH-DISPUTE-${event}-${at}`,
    event_version: '1.0',
    create_time: paypalTime(at),
    resource_type: 'dispute',
    event_type: `CUSTOMER.DISPUTE.${event}`,
    summary: 'A dispute was opened.',
    resource: {
      dispute_id: 'PP-D-27803',
      create_time: paypalTime(1),
      update_time: paypalTime(at),
      disputed_transactions: [{ buyer_transaction_id: '3BC38643YC807283D', seller_transaction_id: capture }],
      reason: 'UNAUTHORISED',
      status,
      dispute_amount: { currency_code: 'USD', value: '3.08' },
      ...(outcome !== undefined && { dispute_outcome: { outcome_code: outcome } }),
      seller_response_due_date: paypalDeadline(at),
      dispute_life_cycle_stage: stage,
    },
  };
  return signedByPaypal(JSON.stringify(body), apiUrl);
}

export function reversal(apiUrl: string, capture: string): Webhook {
  const body = {
    id: 'WH-REVERSED-1',
    create_time: '2026-11-22T02:30:00Z',
    resource_type: 'refund',
    event_type: 'PAYMENT.CAPTURE.REVERSED',
    summary: 'A capture was reversed.',
    resource: {
      id: '09E71677NS257044M',
      amount: { currency_code: 'USD', value: '3.08' },
      status: 'COMPLETED',
      links: [
        { rel: 'self', href: `${apiUrl}/v2/payments/refunds/09E71677NS257044M`, method: 'GET' },
        { rel: 'up', href: `${apiUrl}/v2/payments/captures/${capture}`, method: 'GET' },
      ],
    },
  };
  return signedByPaypal(JSON.stringify(body), apiUrl);
}
