import type { Database } from '#server/platform/database/db.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { paymentWays } from '#shared/payments/payment-ways.ts';
import type { Gateway } from '../gateway.ts';
import { insertSession, readSession } from './dev-gateway.queries.ts';
import { isSignedWith, parseDevWebhook, SIGNATURE_HEADER, stateOf } from './dev-webhook.ts';
import { qrisText } from './qris-text.ts';

export const DEV_GATEWAY = 'dev_mode';

export interface DevGatewayOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly secret: string;
}

const terms = { min_amount: rupiah(1), lifetime_seconds: 60 * 60 };

/** Its own sessions and page, and webhooks signed like real ones. Not in production (DECISIONS 12). */
export function createDevGateway({ db, app_url, secret }: DevGatewayOptions): Gateway {
  return {
    name: DEV_GATEWAY,
    ...terms,
    ways: paymentWays
      .filter((way) => way !== 'paypal')
      .map((way) => ({ way, ...terms, ...(way === 'qris' && { lifetime_seconds: 30 * 60 }) })),
    chargeFor: (amount) => ({ currency: 'IDR', minor: toSen(amount) }),
    async createSession({ payment_id, amount, description, return_url, expires_at, ways }) {
      // Derived from the payment, so that a repeated request returns the same session.
      const id = `dev_${payment_id.replaceAll('-', '')}`;
      const currency = 'IDR';
      const way = ways.length === 1 ? (ways[0] ?? null) : null;
      await insertSession(db.orm, {
        id,
        amount,
        currency,
        description,
        return_url,
        expires_at: expires_at.toISOString(),
        way,
      });
      const qr_text = way === 'qris' ? qrisText(amount, id) : null;
      const { base } = pageLanguage(new URL(return_url).pathname);
      return { session_id: id, checkout_url: `${app_url}${base}/dev/checkout/${id}`, qr_text };
    },
    async querySession(sessionId) {
      const session = await readSession(db.orm, sessionId);
      if (session === null) throw new Error(`the gateway does not know session ${sessionId}`);
      return stateOf(session.id, session.status, session.amount);
    },
    isSigned: ({ headers, raw_body }) => isSignedWith(secret, raw_body, headers.get(SIGNATURE_HEADER)),
    readEvent: parseDevWebhook,
    refund: async ({ refund_id }) => ({
      gateway_refund_id: `dev_${refund_id}`,
      state: { status: 'succeeded' },
    }),
    queryRefund: async () => ({ status: 'succeeded' }),
  };
}
