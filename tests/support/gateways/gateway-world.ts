import type { GatewayPolicy } from '#server/payments/index.ts';
import type { FakeApi } from './fake-api.ts';

/** Tests wait for nobody between two tries, but let a busy machine answer; who plays dead names a shorter time. */
export const testGatewayPolicy: GatewayPolicy = { timeoutMs: 20_000, retryMs: 1, outages: 5, restMs: 60_000 };

export interface Webhook {
  readonly raw_body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider's report about a session. */
export interface SessionChange {
  readonly session_id: string;
  readonly payment_id: string;
  readonly what: 'paid' | 'closed';
  /** Minor units that arrived; without it, all that was asked. */
  readonly minor?: number;
  readonly currency?: string;
  /** Tells two notices of the same apart. */
  readonly event?: string;
}

export interface RefundChange {
  readonly refund_id: string | null;
  readonly gateway_refund_id: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** The gateway's id for the payment; without it, one that nobody knows. */
  readonly transaction_id?: string;
}

/** A provider as the shop sees it: its API, and the notices that it sends. Amounts are its own minor units. */
export interface GatewayWorld {
  readonly name: 'stripe' | 'paypal' | 'xendit';
  readonly api: FakeApi;
  /** Variables of a configuration that offers this gateway. */
  readonly environment: Readonly<Record<string, string>>;
  /** The charge for Rp 50.000, in minor units of its currency. */
  readonly charge: { readonly currency: string; readonly minor: number };
  /** Lets it happen at the provider, so that its API says so from now on. */
  changeSession(happening: SessionChange): void;
  /** The provider's genuine notice of it. */
  webhook(happening: SessionChange): Webhook;
  changeRefund(happening: RefundChange): void;
  refundWebhook(happening: RefundChange): Webhook;
  /** The same notice as somebody would send it who is not the provider. */
  forged(notice: Webhook): Webhook;
}
