import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { accountApi, moderatorApi, publicApi } from '#contract/endpoint.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { refuse, succeed } from '#shared/result.ts';
import { type Implementation, implement } from '../api/implement.ts';
import { type AppOptions, createApp } from '../create-app.ts';
import { createResponseCache } from '../http/pages/response-cache.ts';
import type { App, Caller } from '../http/scope.ts';
import type { RateLimiter } from '../platform/rate-limiter.ts';
import { primaryReads } from '../platform/replica/reads.ts';
import { createLogger } from '../platform/telemetry/logger.ts';
import { createMetrics } from '../platform/telemetry/metrics.ts';

export const ORIGIN = 'http://localhost:3000';

export function callerOf(role: UserRole): Caller {
  return {
    id: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111',
    email: `${role}@arunika.example`,
    full_name: role,
    role,
    session_id: 'session',
    confirmed_at: new Date().toISOString(),
    lacks_second_factor: false,
  };
}

const thing = z.object({ name: z.string().min(2), size: z.int().min(1).default(1) });
const summary = 'A route of the tests';
const anyone = publicApi('Development');
const account = accountApi('Development');

export const updateThing = account.post('/api/things/{id}', {
  summary,
  params: z.object({ id: z.uuid() }),
  body: thing.strict(),
  output: z.object({ name: z.string(), size: z.int() }),
  refusals: {
    OUT_OF_STOCK: { status: 409, details: z.object({ left: z.int() }) },
  },
});
export const payThing = account.post('/api/pay', {
  summary,
  idempotency: 'required',
  rate_limit: { name: 'pay', points: 2, seconds: 60 },
  output: z.object({ key: z.string() }),
});
export const breakThing = anyone.get('/api/broken', { summary, output: z.object({}) });
export const adminThing = moderatorApi.get('/api/admin/things', {
  summary,
  tag: 'Development',
  output: z.object({ ok: z.boolean() }),
});
export const devThing = anyone.get('/api/dev/things', {
  summary,
  only: 'development',
  output: z.object({ ok: z.boolean() }),
});
export const webhookThing = anyone.post('/api/webhooks/test', {
  summary,
  output: z.object({ body: z.string() }),
});

export const implementations: readonly Implementation[] = [
  implement(updateThing, async ({ body }) =>
    body.size < 2 ? refuse({ code: 'OUT_OF_STOCK', details: { left: body.size } }) : succeed(body),
  ),
  implement(payThing, async ({ idempotency_key }) => succeed({ key: idempotency_key })),
  implement(breakThing, async () => {
    throw new Error('select secret from vault');
  }),
  implement(adminThing, async () => succeed({ ok: true })),
  implement(devThing, async () => succeed({ ok: true })),
  implement(webhookThing, async ({ request }) => succeed({ body: request.raw_body })),
];

const openLimiter: RateLimiter = { consume: async () => ({ ok: true }), reset: async () => undefined };

/** An app on fakes; `role` is the caller's. */
export function createFakeApp(role: UserRole | null, overrides: Partial<AppOptions> = {}): App {
  const catalog = createResponseCache({ max_bytes: 1_000_000, ttlMs: 60_000, now: () => 0 });
  catalog.setEnabled(true);
  return createApp({
    is_production: false,
    origins: [ORIGIN],
    logger: createLogger('silent'),
    limiter: openLimiter,
    implementations,
    readGuest: async () => null,
    readVisitor: async () => null,
    receiveVisit: async () => undefined,
    readCaller: async () => ({ caller: role === null ? null : callerOf(role), set_cookies: [] }),
    catalog,
    reads: primaryReads({ orm: drizzle.mock() }),
    metrics: createMetrics({ help: {}, readGauges: async () => [] }),
    metrics_token: null,
    trusts_proxy: false,
    readReadiness: async () => ({ status: 'ready' }),
    ...overrides,
  });
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ReadableStream<Uint8Array>;
}

/** A request as our pages send it: with origin, and JSON if it has a body. */
export function ask(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Request {
  const sent = method === 'GET' ? {} : { origin: ORIGIN, 'content-type': 'application/json' };
  return new Request(`${ORIGIN}${path}`, {
    method,
    headers: { ...sent, ...headers },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}
