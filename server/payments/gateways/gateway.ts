import type { Charge } from '#shared/money/foreign-money.ts';
import type { Rupiah } from '#shared/money/money.ts';
import type { DisputeKind, DisputeState } from '#shared/payments/disputes.ts';
import type { PaymentWay } from '#shared/payments/payment-ways.ts';

export interface SessionRequest {
  readonly payment_id: string;
  /** Whole rupiah that the payer chose. */
  readonly amount: Rupiah;
  readonly charge: Charge;
  readonly description: string;
  /** Where the payer returns to; arriving there proves nothing. */
  readonly return_url: string;
  readonly expires_at: Date;
  /** Payment methods its page may offer; one, if the payer has chosen. */
  readonly ways: readonly PaymentWay[];
  /** An earlier request may have created the session. */
  readonly is_repeated: boolean;
}

export interface GatewaySession {
  readonly session_id: string;
  readonly checkout_url: string;
  /** Text of a QRIS code for our own page; null: paid on the gateway's page. */
  readonly qr_text: string | null;
}

export interface GatewayWay {
  readonly way: PaymentWay;
  readonly min_amount: Rupiah;
  readonly lifetime_seconds: number;
}

/** `received` is what arrived, which may differ from what was requested. */
export type SessionState =
  | { readonly status: 'open' }
  | {
      readonly status: 'paid';
      readonly received: Charge;
      /** The gateway's id for the money, needed for a refund; null if none. */
      readonly transaction_id: string | null;
    }
  | { readonly status: 'failed' }
  | { readonly status: 'expired' };

export type RefundState =
  | { readonly status: 'pending' | 'succeeded' }
  | { readonly status: 'failed'; readonly failure: string };

interface EventIdentity {
  /** Unique at the gateway; a redelivered webhook carries the same id. */
  readonly event_id: string;
  readonly event_type: string;
}

export interface DisputeUpdate {
  readonly gateway_dispute_id: string;
  readonly transaction_ids: readonly string[];
  readonly kind: DisputeKind;
  readonly state: DisputeState;
  readonly charge: Charge | null;
  readonly reason: string;
  readonly due_at: Date | null;
  /** Time of the gateway's own clock. */
  readonly told_at: Date;
}

/** `ask`: something happened, and the gateway must be queried for what. */
export type GatewayEvent = EventIdentity &
  (
    | {
        readonly about: 'session';
        /** Null where the gateway names only the money. */
        readonly session_id: string | null;
        readonly payment_id: string | null;
        readonly state: SessionState | 'ask';
      }
    | {
        readonly about: 'refund';
        readonly refund_id: string | null;
        readonly gateway_refund_id: string;
        readonly transaction_ids: readonly string[];
        readonly state: RefundState | 'ask';
      }
    | { readonly about: 'dispute'; readonly dispute: DisputeUpdate }
    | { readonly about: 'nothing' }
  );

export interface SignedWebhook {
  readonly headers: Headers;
  /** The bytes that were signed. */
  readonly raw_body: string;
}

export interface RefundRequest {
  readonly refund_id: string;
  readonly session_id: string;
  readonly transaction_id: string | null;
  readonly charge: Charge;
  readonly reason: string;
}

export interface GatewayRefund {
  readonly gateway_refund_id: string;
  readonly state: RefundState;
}

/** All that the shop knows of a payment provider (DECISIONS 12). */
export interface Gateway {
  readonly name: string;
  /** Minimum of the gateway's own page, where the payer chooses. */
  readonly min_amount: Rupiah;
  readonly lifetime_seconds: number;
  readonly ways: readonly GatewayWay[];
  /** Fixed when the payment is opened. */
  chargeFor(amount: Rupiah): Charge;
  /** Repeating a request for a payment returns the same session. Throws a GatewayError. */
  createSession(request: SessionRequest): Promise<GatewaySession>;
  /** The gateway's own answer, never the browser's. Throws a GatewayError. */
  querySession(sessionId: string): Promise<SessionState>;
  isSigned(webhook: SignedWebhook): boolean | Promise<boolean>;
  /** Null if the webhook is not this gateway's. */
  readEvent(payload: unknown): GatewayEvent | null;
  /** A repeated request finds the existing refund. Throws a GatewayError; a refusal is final. */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  queryRefund(gatewayRefundId: string): Promise<RefundState>;
}

export type Gateways = readonly [Gateway, ...Gateway[]];

export function gatewayNamed(gateways: Gateways, name: string): Gateway | null {
  return gateways.find((gateway) => gateway.name === name) ?? null;
}
