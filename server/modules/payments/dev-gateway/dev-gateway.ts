import type { Database } from '#server/platform/db.ts';
import type { Gateway } from '../gateway.ts';
import { insertSession, readSession } from './dev-gateway.queries.ts';
import { isSignedWith, readNotice, SIGNATURE_HEADER, stateOf } from './dev-notice.ts';

export const DEV_GATEWAY = 'dev_mode';

export interface DevGatewayOptions {
  readonly db: Database;
  readonly app_url: string;
  readonly secret: string;
}

/**
 * The gateway of a development installation: it keeps its own books, has a page of its own where the payer decides,
 * and sends the same signed notices as a real one. It does not exist in production (DECISIONS 12).
 */
export function createDevGateway({ db, app_url, secret }: DevGatewayOptions): Gateway {
  return {
    name: DEV_GATEWAY,
    async createSession({ payment_id, ...request }) {
      // Named after the payment, so that asking again gives the same session.
      const id = `dev_${payment_id.replaceAll('-', '')}`;
      await insertSession(db.orm, { id, ...request });
      return { session_id: id, checkout_url: `${app_url}/dev/checkout/${id}` };
    },
    async querySession(sessionId) {
      const session = await readSession(db.orm, sessionId);
      if (session === null) throw new Error(`the gateway does not know session ${sessionId}`);
      return stateOf(session.status, session.amount);
    },
    isSigned: ({ headers, raw_body }) => isSignedWith(secret, raw_body, headers.get(SIGNATURE_HEADER)),
    readEvent: readNotice,
  };
}
