import { randomUUID } from 'node:crypto';
import { refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type ComposedApp, createComposedApp } from '#server/testing/composed-app.ts';
import { rupiah, toSen } from '#shared/money/money.ts';
import { test as base } from '#tests/support/machine/database.ts';
import { type AdPlatforms, startAdPlatforms } from '../ad-platforms.ts';
import { cookieFor, makeAccount, readAnswer, send } from './accounts.ts';
import { giveCredit } from './people.ts';
import { makeProduct } from './products.ts';

/** Meta and TikTok, until the test is over. */
export const test = base.extend<{ ads: AdPlatforms }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
  ads: async ({}, use: (ads: AdPlatforms) => Promise<void>) => {
    const ads = await startAdPlatforms();
    await use(ads);
    await ads.close();
  },
});

export const BUYER = 'sari@contoh.example';
export const PRICE = 149_000;
export const TICKED = { agreed: true, fbclid: 'IwAR0klik-iklan', ttclid: 'E.C.P.klik' } as const;
const MINUTE_MS = 60_000;

export interface AdShop {
  readonly app: ComposedApp;
  readonly buyer_id: string;
  readonly cookie: string;
  /** Buys a product of Rp 149.000 with the balance. Returns the id of its order. */
  readonly buy: (ads?: object) => Promise<string>;
  readonly refund: (order_id: string, amount: number) => Promise<void>;
  readonly withdraw: () => Promise<void>;
  readonly moveClock: (minutes: number) => void;
  /** Works off jobs and whatever is due at the shop's clock. */
  readonly tell: () => Promise<void>;
}

/** A shop with a buyer who has enough, before both platforms unless the environment says otherwise. */
export async function openAdShop(
  db: Database,
  environment: Readonly<Record<string, string>>,
): Promise<AdShop> {
  let minutes = 0;
  const clock = { now: () => new Date(Date.now() + minutes * MINUTE_MS) };
  const app = createComposedApp(db, { environment, overrides: { clock } });
  const buyer_id = await makeAccount(db, BUYER);
  await giveCredit(db, buyer_id, rupiah(10_000_000));
  const cookie = await cookieFor(app, BUYER);
  const call = async (route: string, body: object = {}) => {
    const answer = await readAnswer(await send(app, route, { cookie, body, key: randomUUID() }));
    if (answer.status !== 200) throw new Error(`${route} was refused: ${JSON.stringify(answer)}`);
    return answer;
  };
  return {
    app,
    buyer_id,
    cookie,
    buy: async (ads) => {
      const { id: product_id, price } = await makeProduct(db, { price: PRICE });
      const bought = await call('POST /api/checkout', { items: [{ product_id, price }], ads });
      return bought.order.id;
    },
    refund: async (order_id, amount) => {
      const refund = { order_id, amount: toSen(rupiah(amount)), reason: 'Salah beli', ends_access: false };
      const given = await withTx(db, (tx) => refundOrder(tx, { ...refund, idempotency_key: randomUUID() }));
      if (!given.ok) throw new Error(`the refund was refused: ${given.refusal.code}`);
    },
    withdraw: async () => {
      await call('DELETE /api/account/consents/ads');
    },
    moveClock: (by) => {
      minutes += by;
    },
    tell: async () => {
      await app.drainJobs();
      await app.jobs.find(({ name }) => name === 'send-ad-events')?.run({});
    },
  };
}

export async function readAdEvents(db: Database) {
  const { rows } = await db.pool.query(
    'select platform, kind, status, problem, reason from ad_events order by created_at, kind, platform',
  );
  return rows;
}

/** How many rows are kept of ticks, events and the log. */
export async function countKept(db: Database): Promise<readonly number[]> {
  const { rows } = await db.pool.query(`
    select (select count(*)::int from ad_consents) as ticks, (select count(*)::int from ad_events) as events,
           (select count(*)::int from consents where purpose = 'ads') as decisions`);
  return [rows[0]?.ticks, rows[0]?.events, rows[0]?.decisions];
}
