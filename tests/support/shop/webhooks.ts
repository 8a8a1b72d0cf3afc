import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { symmetricEncrypt } from 'better-auth/crypto';
import type { Database } from '#server/platform/database/db.ts';
import { createPublicFetch } from '#server/platform/outgoing/public-fetch.ts';
import { type DeliveryServices, nextWaitSeconds } from '#server/programs/index.ts';
import { AUTH_SECRET } from '#server/testing/composed-app.ts';
import { type WebhookEventType, webhookEventTypes } from '#shared/programs.ts';

export const WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of 32 bytes for testing').toString('base64')}`;

interface WebhookRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  /** In the order of arrival. */
  readonly received: readonly WebhookRequest[];
  close(): void;
}

/** A program that listens; `answer` chooses the status by what came. */
export async function openReceiver(
  answer: (request: WebhookRequest) => number | { readonly status: number; readonly location: string } = () =>
    204,
): Promise<Receiver> {
  const received: WebhookRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const arrived = { headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(arrived);
    const chosen = answer(arrived);
    if (typeof chosen === 'number') response.writeHead(chosen).end();
    else response.writeHead(chosen.status, { location: chosen.location }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As the app delivers, but to receivers on this machine. */
export const localWebhooks = (db: Database, overrides: Partial<DeliveryServices> = {}): DeliveryServices => ({
  db,
  secret: AUTH_SECRET,
  fetch: createPublicFetch({ limitMs: 2_000, max_bytes: 1_000, allows_private: true }),
  leaseMs: 2_000,
  waitSeconds: (attempts) => nextWaitSeconds(attempts, 0),
  ...overrides,
});

/** An endpoint past the rules for addresses; its id. */
export async function makeEndpoint(
  db: Database,
  url: string,
  eventTypes: readonly WebhookEventType[] = webhookEventTypes,
): Promise<string> {
  const sealed = await symmetricEncrypt({ key: AUTH_SECRET, data: WEBHOOK_SECRET });
  const { rows } = await db.pool.query<{ id: string }>(
    'insert into webhook_endpoints (url, event_types, sealed_secret) values ($1, $2, $3) returning id',
    [url, eventTypes, sealed],
  );
  const [made] = rows;
  if (made === undefined) throw new Error('an insert returns its row');
  return made.id;
}

/** Something happens to an object, as the triggers tell it. */
export async function emit(db: Database, object: string, number = 0): Promise<void> {
  await db.pool.query('select emit_webhook($1, $2, $3)', ['lead.created', object, { number }]);
}

/** The headers that a receiver checks. */
export const proofOf = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
