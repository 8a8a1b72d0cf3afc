import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertAccount, sessionCookieName, signSessionToken } from '#server/account/index.ts';
import type { ComposeOptions } from '#server/compose/compose-options.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { APP_URL, AUTH_SECRET, type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import type { UserRole } from '#shared/people/roles.ts';
import { succeed } from '#shared/result.ts';
import { hashOnce } from '#tests/support/shop/accounts.ts';
import { webhookFor } from '#tests/support/shop/payments.ts';
import { giveCredit, type Person } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeService } from '#tests/support/shop/subscriptions.ts';

export const GATEWAY_SECRET = 'arunika-development-gateway';
export const callers = ['visitor', 'user', 'other', 'moderator', 'admin'] as const;
export type CallerName = (typeof callers)[number];

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The app with one person of each kind, signed in, each with credit; `user` owns what the others must not see. */
export interface Stage {
  readonly app: ComposedApp;
  readonly db: Database;
  readonly user_id: string;
  readonly order_id: string;
  /** `user` as a buyer. */
  readonly buyer: Person;
  readonly product: { readonly id: string; readonly price: Rupiah };
  send(caller: CallerName, request: Request): Promise<Response>;
  /** The `cookie` header of the caller's browser. */
  cookieOf(caller: CallerName): string;
  /** A payment of `user` that waits. */
  openPayment(): Promise<{ readonly payment_id: string; readonly session_id: string }>;
  /** A genuine notice about a payment of `user`, stored and not handled; its id. */
  storeWebhook(): Promise<number>;
  /** A product that nobody has. */
  newProduct(): Promise<{ readonly id: string; readonly price: Rupiah }>;
  /** A service that nobody subscribes to. */
  newService(): Promise<{ readonly id: string; readonly price: Rupiah }>;
  /** A subscription of `user` that runs. */
  newSubscription(): Promise<{ readonly id: string }>;
}

export const PASSWORD = 'rahasia-untuk-uji';
const CREDIT = rupiah(10_000_000);

interface StageOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly overrides?: Partial<ComposeOptions>;
}

export async function openStage(
  db: Database,
  limitFactor = 1000,
  { environment = {}, overrides = {} }: StageOptions = {},
): Promise<Stage> {
  const app = createComposedApp(db, {
    environment: {
      RATE_LIMIT_FACTOR: String(limitFactor),
      DEV_GATEWAY_SECRET: GATEWAY_SECRET,
      DATA_DIR: join(tmpdir(), 'arunika-stage'),
      ...environment,
    },
    overrides,
  });
  const cookies = new Map<CallerName, string>();
  const signedIn = callers.filter((caller) => caller !== 'visitor');
  const ids = await Promise.all(signedIn.map((caller) => signInAs({ db, caller, cookies })));
  const newProduct = () => makeProduct(db);
  const send: Stage['send'] = (caller, request) => deliver(app, cookies.get(caller) ?? null, request);
  const product = await newProduct();
  const bought = await send('user', {
    method: 'POST',
    path: '/api/checkout',
    headers: { 'idempotency-key': randomUUID() },
    body: { items: [{ product_id: product.id, price: product.price }] },
  });
  const { order } = await bought.json();
  const openPayment: Stage['openPayment'] = async () => {
    const opened = await send('user', {
      method: 'POST',
      path: '/api/wallet/topup',
      headers: { 'idempotency-key': randomUUID() },
      body: { amount: 25_000 },
    });
    return opened.json();
  };
  return {
    app,
    db,
    product,
    send,
    cookieOf: (caller) => cookies.get(caller) ?? '',
    newProduct,
    newService: () => makeService(db),
    async newSubscription() {
      const { id, price } = await makeService(db);
      const started = await send('user', {
        method: 'POST',
        path: '/api/subscriptions',
        headers: { 'idempotency-key': randomUUID() },
        body: { product_id: id, plan: 'monthly', price },
      });
      return (await started.json()).subscription;
    },
    user_id: ids[0] ?? '',
    buyer: { id: ids[0] ?? '', email: 'user@contoh.example', full_name: 'Orang user' },
    order_id: order.id,
    openPayment,
    storeWebhook: async () => storeWebhook({ db, send, ...(await openPayment()) }),
  };
}

interface Storing extends Pick<Stage, 'db' | 'send'> {
  readonly session_id: string;
}

async function storeWebhook({ db, send, session_id }: Storing): Promise<number> {
  const webhook = webhookFor({ session_id, status: 'paid', amount: 25_000 }, GATEWAY_SECRET);
  const path = '/api/webhooks/dev_mode';
  await send('visitor', {
    method: 'POST',
    path,
    raw: webhook.raw_body,
    headers: Object.fromEntries(webhook.headers),
  });
  const { rows } = await db.pool.query<{ id: number }>('select max(id) as id from webhook_events');
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a notice was not stored');
  return id;
}

interface SignInOptions {
  readonly db: Database;
  readonly caller: Exclude<CallerName, 'visitor'>;
  readonly cookies: Map<CallerName, string>;
}

/** Returns the `cookie` header of a fresh sign-in, without spending time on hashing the password. */
async function openSession(db: Database, userId: string): Promise<string> {
  const token = randomUUID();
  await db.pool.query(
    "insert into auth_sessions (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')",
    [userId, token],
  );
  return `${sessionCookieName(APP_URL)}=${signSessionToken(token, AUTH_SECRET)}`;
}

async function signInAs({ db, caller, cookies }: SignInOptions): Promise<string> {
  const email = `${caller}@contoh.example`;
  const role: UserRole = caller === 'other' ? 'user' : caller;
  const made = await withTx(db, async (tx) => {
    const account = { email, full_name: `Orang ${caller}`, role, password_hash: await hashOnce(PASSWORD) };
    return succeed(await insertAccount(tx, account));
  });
  if (!made.ok) throw new Error('an account could not be made');
  await giveCredit(db, made.value, CREDIT);
  cookies.set(caller, await openSession(db, made.value));
  return made.value;
}

function deliver(app: ComposedApp, cookie: string | null, request: Request): Promise<Response> {
  const origin = 'http://localhost:3000';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const headers = {
    ...(cookie === null ? {} : { cookie }),
    ...(isRead ? {} : { origin, 'content-type': 'application/json' }),
    ...request.headers,
  };
  const body = request.raw ?? JSON.stringify(request.body ?? {});
  return app.app.fetch(
    new globalThis.Request(`${origin}${request.path}`, {
      method: request.method,
      headers,
      ...(isRead ? {} : { body }),
    }),
    '127.0.0.1',
  );
}

/** Asks for the English messages. */
export const inEnglish = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'accept-language': 'en-GB,id;q=0.5' },
});
