import type { Notice } from './gateway-world.ts';
import { signedByPaypal } from './paypal-world.ts';
import { signedByStripe } from './stripe-world.ts';

interface StripeDispute {
  readonly intent: string;
  readonly state: 'needs_response' | 'under_review' | 'won' | 'lost';
  /** Seconds since 1970, of the notice. */
  readonly at: number;
  readonly event: string;
}

/** A notice about a dispute as Stripe sends it (docs.stripe.com/api/disputes/object). */
export function stripeDispute({ intent, state, at, event }: StripeDispute): Notice {
  const object = {
    id: `dp_${intent}`,
    object: 'dispute',
    amount: 5_000_000,
    balance_transactions: [],
    charge: 'ch_3MtwBw',
    created: at,
    currency: 'idr',
    evidence_details: { due_by: at + 777_600, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status: state,
  };
  return signedByStripe({ id: `evt_${event}_${at}_${intent}`, type: event, created: at }, object);
}

interface PaypalDispute {
  readonly capture: string;
  readonly status: string;
  readonly event: 'CREATED' | 'UPDATED' | 'RESOLVED';
}

const TIMES = {
  CREATED: '2026-11-22T01:00:00Z',
  UPDATED: '2026-11-22T02:00:00Z',
  RESOLVED: '2026-11-22T03:00:00Z',
};

/** As developer.paypal.com documents CUSTOMER.DISPUTE.*. */
export function dispute(apiUrl: string, { capture, status, event }: PaypalDispute): Notice {
  const body = {
    id: `WH-DISPUTE-${event}`,
    event_version: '1.0',
    create_time: TIMES[event],
    resource_type: 'dispute',
    event_type: `CUSTOMER.DISPUTE.${event}`,
    summary: 'A dispute was opened.',
    resource: {
      dispute_id: 'PP-D-27803',
      create_time: TIMES.CREATED,
      update_time: TIMES[event],
      disputed_transactions: [{ buyer_transaction_id: '3BC38643YC807283D', seller_transaction_id: capture }],
      reason: 'UNAUTHORISED',
      status,
      dispute_amount: { currency_code: 'USD', value: '3.08' },
      ...(event === 'RESOLVED' ? { dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } } : {}),
      seller_response_due_date: '2026-12-02T01:00:00Z',
      dispute_life_cycle_stage: 'CHARGEBACK',
    },
  };
  return signedByPaypal(JSON.stringify(body), apiUrl);
}

export function reversal(apiUrl: string, capture: string): Notice {
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
