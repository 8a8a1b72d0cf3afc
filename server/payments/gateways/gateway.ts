import type { Charge } from '#shared/money/foreign-money.ts';
import type { Rupiah } from '#shared/money/money.ts';
import type { DisputeKind, DisputeState } from '#shared/payments/disputes.ts';
import type { PaymentWay } from '#shared/payments/payment-ways.ts';

/** What a gateway is to collect. Repeating the request for a payment returns the same session. */
export interface SessionRequest {
  readonly payment_id: string;
  /** Whole rupiah that the payer chose. */
  readonly amount: Rupiah;
  /** What is collected for it, fixed by `chargeFor` when the payment was opened. */
  readonly charge: Charge;
  readonly description: string;
  /** Where the payer returns to; arriving there proves nothing. */
  readonly return_url: string;
  readonly expires_at: Date;
  /** What its page may offer; one, if the payer has chosen. */
  readonly ways: readonly PaymentWay[];
  /** An earlier request may have created the session. */
  readonly is_repeated: boolean;
}

export interface GatewaySession {
  /** The gateway's id for the payment. */
  readonly session_id: string;
  readonly checkout_url: string;
  /** What a QRIS code says, which our own page then shows; null: paid on the gateway's page. */
  readonly qr_text: string | null;
}

/** A way to pay that a gateway can collect by. */
export interface GatewayWay {
  readonly way: PaymentWay;
  readonly min_amount: Rupiah;
  /** How long a session can be paid. */
  readonly lifetime_seconds: number;
}

/** State of a session at the gateway. `received` is what arrived, which may differ from what was requested. */
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

/** State of a refund at the gateway. */
export type RefundState =
  | { readonly status: 'pending' | 'succeeded' }
  | { readonly status: 'failed'; readonly failure: string };

interface EventIdentity {
  /** Unique at the gateway; a redelivered webhook carries the same id. */
  readonly event_id: string;
  readonly event_type: string;
}

/** A gateway's report of a dispute, or of money that it has taken back. */
export interface DisputeUpdate {
  readonly gateway_dispute_id: string;
  /** Ids under which the payment may be known here. */
  readonly transaction_ids: readonly string[];
  readonly kind: DisputeKind;
  readonly state: DisputeState;
  /** The disputed part; null: all that was paid. */
  readonly charge: Charge | null;
  /** The gateway's own code. */
  readonly reason: string;
  /** Deadline for a response to the gateway. */
  readonly due_at: Date | null;
  /** When the gateway reported it, by its own clock. */
  readonly told_at: Date;
}

/** What a webhook reports. `ask`: something happened, and the gateway must be queried for what. */
export type GatewayEvent = EventIdentity &
  (
    | {
        readonly about: 'session';
        /** Null where the gateway names only the money. */
        readonly session_id: string | null;
        /**
         * The payment id that our sessions carry; null in notices about sessions that another program opened on the same
         * gateway account.
         */
        readonly payment_id: string | null;
        readonly state: SessionState | 'ask';
      }
    | {
        readonly about: 'refund';
        /** Our refund id, if the gateway carries it along. */
        readonly refund_id: string | null;
        readonly gateway_refund_id: string;
        /** Ids under which the refunded payment may be known here. */
        readonly transaction_ids: readonly string[];
        readonly state: RefundState | 'ask';
      }
    | { readonly about: 'dispute'; readonly dispute: DisputeUpdate }
    /** Signed but irrelevant; stored for a month like the others. */
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
  /** Of its own page, where the payer chooses. */
  readonly min_amount: Rupiah;
  readonly lifetime_seconds: number;
  readonly ways: readonly GatewayWay[];
  /** What it collects for an amount; fixed when the payment is opened. */
  chargeFor(amount: Rupiah): Charge;
  /** Throws a GatewayError. */
  createSession(request: SessionRequest): Promise<GatewaySession>;
  /** The gateway's own answer, never the browser's. Throws a GatewayError. */
  querySession(sessionId: string): Promise<SessionState>;
  isSigned(webhook: SignedWebhook): boolean | Promise<boolean>;
  /** Reads a signed webhook; null if it is none of this gateway's. */
  readEvent(payload: unknown): GatewayEvent | null;
  /**
   * Refunds what arrived, or part of it. A repeated request finds the existing refund, however old. Throws a
   * GatewayError; a refused refund will never succeed.
   */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  queryRefund(gatewayRefundId: string): Promise<RefundState>;
}

/** The gateways of this installation; the first is the default. */
export type Gateways = readonly [Gateway, ...Gateway[]];

export function gatewayNamed(gateways: Gateways, name: string): Gateway | null {
  return gateways.find((gateway) => gateway.name === name) ?? null;
}
