import { randomUUID } from 'node:crypto';
import type { OutputOf } from '#contract/endpoint.ts';
import type { getGuestPurchase, openGuestCheckout } from '#contract/intents/guest-checkout.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { PURCHASE_COOKIE } from '#shared/shop/guest-checkout.ts';
import { createPaymentFixture, deliver, type PaymentFixture } from './payments.ts';
import type { Product } from './products.ts';

type GuestCheckoutResult = OutputOf<typeof openGuestCheckout>;
export type GuestPurchase = OutputOf<typeof getGuestPurchase>['purchase'];

export interface GuestOptions {
  readonly email: string;
  readonly key?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A browser without an account, before one composed app. */
export interface Guest {
  readonly app: ComposedApp;
  readonly fixture: PaymentFixture;
  /** The answer of the form, whatever it is. */
  post(product: Pick<Product, 'id' | 'price'>, options: GuestOptions): Promise<Response>;
  /** Opens a purchase; its cookie is sent from now on. */
  open(product: Pick<Product, 'id' | 'price'>, options: GuestOptions): Promise<GuestCheckoutResult>;
  /** Pays at the gateway, and its signed notice arrives. */
  pay(opened: GuestCheckoutResult, paid: { readonly amount: number; readonly event?: string }): Promise<void>;
  /** Returns the purchase as this browser may see it, or the code of the refusal. */
  read(id: string): Promise<GuestPurchase | string>;
  /** The `Cookie` header of this browser. */
  cookie(): string;
  get(path: string): Promise<Response>;
  send(path: string, body?: unknown): Promise<Response>;
  correctEmail(id: string, email: string): Promise<Response>;
}

export function openBrowser(db: Database, app = createComposedApp(db)): Guest {
  const fixture = createPaymentFixture(db);
  const held: string[] = [];
  const cookieHeader = () => `${PURCHASE_COOKIE}=${held.join('~')}`;
  const cookie = () => ({ cookie: cookieHeader() });
  const post: Guest['post'] = ({ id, price }, { email, key = randomUUID(), body = {} }) =>
    app.post(
      '/api/checkout/guest',
      { email, full_name: 'Rina Pembeli', items: [{ product_id: id, price }], ...body },
      { 'idempotency-key': key },
    );
  return {
    app,
    fixture,
    post,
    async open(product, options) {
      const answer = await post(product, options);
      if (answer.status !== 200) throw new Error(`a guest was refused: ${await answer.text()}`);
      const opened: GuestCheckoutResult = await answer.json();
      held.unshift(opened.access);
      return opened;
    },
    async pay({ checkout_url }, { amount, event }) {
      const session_id = (checkout_url ?? '').split('/').at(-1) ?? '';
      const said = { session_id, status: 'paid' as const, amount };
      await deliver(fixture, event === undefined ? said : { ...said, event });
    },
    async read(id) {
      const answer = await app.get(`/api/checkout/guest/${id}`, cookie());
      const body = await answer.json();
      return answer.ok ? body.purchase : body.code;
    },
    cookie: cookieHeader,
    get: (path) => app.get(path, cookie()),
    send: (path, body = {}) => app.post(path, body, cookie()),
    correctEmail: async (id, email) =>
      app.app.fetch(
        new Request(`http://localhost:3000/api/checkout/guest/${id}/email`, {
          method: 'PUT',
          headers: {
            origin: 'http://localhost:3000',
            'content-type': 'application/json',
            ...cookie(),
          },
          body: JSON.stringify({ email }),
        }),
        '127.0.0.1',
      ),
  };
}

/** The token of the link that was mailed last to an address, after its job has run. */
export async function mailedToken({ drainJobs }: ComposedApp, db: Database, email: string): Promise<string> {
  await drainJobs();
  const tokens = (await listDevMails(db, email)).flatMap(
    ({ text }) => /purchase\/open\?token=([\w.-]+)/.exec(text)?.[1] ?? [],
  );
  const [newest] = tokens;
  if (newest === undefined) throw new Error(`no link was mailed to ${email}`);
  return newest;
}
