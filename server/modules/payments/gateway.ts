import type { Rupiah, Sen } from '#shared/money.ts';

/** What a gateway is asked to collect. Asking twice for one payment must give the same session. */
export interface SessionRequest {
  readonly payment_id: string;
  readonly amount: Rupiah;
  readonly currency: 'IDR';
  readonly description: string;
  /** Where the payer goes afterwards; nothing is believed because somebody arrives there. */
  readonly return_url: string;
  readonly expires_at: Date;
}

export interface GatewaySession {
  /** The gateway's own name for the payment. */
  readonly session_id: string;
  readonly checkout_url: string;
}

/** How a session stands at the gateway. `received` in sen is what arrived, which may differ from what was asked. */
export type SessionState =
  | { readonly status: 'open' }
  | { readonly status: 'paid'; readonly received: Sen }
  | { readonly status: 'failed' }
  | { readonly status: 'expired' };

export interface GatewayEvent {
  /** Unique at the gateway; the same notice sent again carries the same id. */
  readonly event_id: string;
  readonly event_type: string;
  readonly session_id: string;
  readonly state: SessionState;
}

export interface SignedNotice {
  readonly headers: Headers;
  /** The bytes that were signed. */
  readonly raw_body: string;
}

/** All that the shop knows of a payment provider (DECISIONS 12). */
export interface Gateway {
  readonly name: string;
  /** Throws when the gateway can not be reached or refuses. */
  createSession(request: SessionRequest): Promise<GatewaySession>;
  /** The gateway's own answer, not what a browser says. Throws when it can not be reached. */
  querySession(sessionId: string): Promise<SessionState>;
  isSigned(notice: SignedNotice): boolean;
  /** Reads a notice that was signed; null when it is none that this gateway sends. */
  readEvent(payload: unknown): GatewayEvent | null;
}

/** The gateways of this installation; the first one takes what names no other. */
export type Gateways = readonly [Gateway, ...Gateway[]];

export function gatewayNamed(gateways: Gateways, name: string): Gateway | null {
  return gateways.find((gateway) => gateway.name === name) ?? null;
}
