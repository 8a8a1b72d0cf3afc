import { randomUUID } from 'node:crypto';
import { openTopUp } from '#server/payments/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah } from '#shared/money/money.ts';
import { makePerson, type Person } from '../shop/people.ts';
import { type GatewayWorld, testGatewayPolicy, type Webhook } from './gateway-world.ts';
import { startPaypal } from './paypal-world.ts';
import { startStripe } from './stripe-world.ts';
import { startXendit } from './xendit-world.ts';

export const worlds = { stripe: startStripe, paypal: startPaypal, xendit: startXendit } as const;
export type WorldName = keyof typeof worlds;

export interface OpenedPayment {
  readonly payment_id: string;
  readonly session_id: string;
  readonly checkout_url: string;
}

/** The composed app with one real gateway, whose provider is played by a local port. */
export interface GatewayShop {
  readonly world: GatewayWorld;
  readonly app: ComposedApp;
  readonly payer: Person;
  /** A payment of the payer over Rp 50.000. */
  open(): Promise<OpenedPayment>;
  /** Posts a notice through the whole pipeline; status and body of the answer. */
  receive(notice: Webhook): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Receives a notice and lets the jobs run. */
  receiveAndHandle(notice: Webhook): Promise<void>;
  close(): Promise<void>;
}

export async function openGatewayShop(db: Database, name: WorldName): Promise<GatewayShop> {
  const world = await worlds[name]();
  const app = createComposedApp(db, {
    environment: world.environment,
    overrides: { gateway_policy: testGatewayPolicy },
  });
  const payer = await makePerson(db);
  const receive: GatewayShop['receive'] = async ({ raw_body, headers }) => {
    const request = new Request(`http://localhost:3000/api/webhooks/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: raw_body,
    });
    const answer = await app.app.fetch(request, '127.0.0.1');
    return { status: answer.status, body: await answer.json() };
  };
  return {
    world,
    app,
    payer,
    receive,
    open: async () => {
      const opened = await openTopUp(app.top_ups, {
        user_id: payer.id,
        amount: rupiah(50_000),
        payment_method: name,
        description: 'Isi saldo',
        idempotency_key: randomUUID(),
      });
      if (!opened.ok) throw new Error(`a payment could not be opened: ${opened.refusal.code}`);
      return opened.value;
    },
    receiveAndHandle: async (webhook) => {
      const { status, body } = await receive(webhook);
      if (status !== 200) throw new Error(`a notice was answered with ${status}: ${JSON.stringify(body)}`);
      await app.drainJobs();
    },
    close: () => world.api.close(),
  };
}

/** Runs what a test does in a shop, and closes its provider whatever came of it. */
export async function inShop(
  db: Database,
  name: WorldName,
  work: (shop: GatewayShop) => Promise<void>,
): Promise<void> {
  const shop = await openGatewayShop(db, name);
  try {
    await work(shop);
  } finally {
    await shop.close();
  }
}
