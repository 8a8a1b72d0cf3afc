import type { DisputeKind, DisputeState } from '#shared/disputes.ts';
import type { Charge } from '#shared/foreign-money.ts';
import type { Rupiah } from '#shared/money.ts';

/** What a gateway is asked to collect. Asking twice for one payment must give the same session. */
export interface SessionRequest {
  readonly payment_id: string;
  /** Whole rupiah that the payer chose. */
  readonly amount: Rupiah;
  /** What is collected for it, as `chargeFor` said when the payment was opened. */
  readonly charge: Charge;
  readonly description: string;
  /** Where the payer goes afterwards; nothing is believed because somebody arrives there. */
  readonly return_url: string;
  readonly expires_at: Date;
  /** Asked for before, and nobody knows what came of it. */
  readonly is_repeated: boolean;
}

export interface GatewaySession {
  /** The gateway's own name for the payment. */
  readonly session_id: string;
  readonly checkout_url: string;
}

/** How a session stands at the gateway. `received` is what arrived, which may differ from what was asked. */
export type SessionState =
  | { readonly status: 'open' }
  | {
      readonly status: 'paid';
      readonly received: Charge;
      /** The gateway's own name of the money, for a refund; null when it has none. */
      readonly transaction_id: string | null;
    }
  | { readonly status: 'failed' }
  | { readonly status: 'expired' };

/** How a refund stands at the gateway. */
export type RefundState =
  | { readonly status: 'pending' | 'succeeded' }
  | { readonly status: 'failed'; readonly failure: string };

interface EventIdentity {
  /** Unique at the gateway; the same notice sent again carries the same id. */
  readonly event_id: string;
  readonly event_type: string;
}

/** What a gateway tells of money that a payer wants back, or that it took back already. */
export interface DisputeUpdate {
  /** The gateway's own name for it. */
  readonly gateway_dispute_id: string;
  /** Names under which the payment may be known here. */
  readonly transaction_ids: readonly string[];
  readonly kind: DisputeKind;
  readonly state: DisputeState;
  /** What it is about; null: all that was paid. */
  readonly charge: Charge | null;
  /** The gateway's own word. */
  readonly reason: string;
  /** Until when it takes an answer. */
  readonly due_at: Date | null;
  /** When the gateway said so, by its own clock. */
  readonly told_at: Date;
}

/** What a notice says. `ask`: only that something happened, and that the gateway must be asked what. */
export type GatewayEvent = EventIdentity &
  (
    | { readonly about: 'session'; readonly session_id: string; readonly state: SessionState | 'ask' }
    | {
        readonly about: 'refund';
        /** Our name for it, which the gateway carries along; null when it was not asked for by us. */
        readonly refund_id: string | null;
        readonly gateway_refund_id: string;
        readonly state: RefundState | 'ask';
      }
    | { readonly about: 'dispute'; readonly dispute: DisputeUpdate }
    /** Signed, and none of our business: kept all the same, whole for a month. */
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
  /** What people choose by, in Indonesian. */
  readonly label: string;
  readonly hint: string;
  /** The smallest amount that it takes. */
  readonly min_amount: Rupiah;
  /** How long a session may be paid. */
  readonly lifetime_seconds: number;
  /** What it collects for an amount; fixed once, when the payment is opened. */
  chargeFor(amount: Rupiah): Charge;
  /** Throws a GatewayError when the gateway can not be reached or refuses. */
  createSession(request: SessionRequest): Promise<GatewaySession>;
  /** The gateway's own answer, not what a browser says. Throws a GatewayError when it can not be reached. */
  querySession(sessionId: string): Promise<SessionState>;
  isSigned(notice: SignedWebhook): boolean | Promise<boolean>;
  /** Reads a notice that was signed; null when it is none that this gateway sends. */
  readEvent(payload: unknown): GatewayEvent | null;
  /**
   * Gives back what arrived, or part of it. A refund that was asked for before is found again, not made twice,
   * however long ago it was. Throws a GatewayError; a refused one will never succeed.
   */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  queryRefund(gatewayRefundId: string): Promise<RefundState>;
}

/** The gateways of this installation; the first one takes what names no other. */
export type Gateways = readonly [Gateway, ...Gateway[]];

export function gatewayNamed(gateways: Gateways, name: string): Gateway | null {
  return gateways.find((gateway) => gateway.name === name) ?? null;
}
