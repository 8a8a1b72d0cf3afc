import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { writeDemoSettings } from '#db/seed/content/index.ts';
import { systemActor } from '#server/audit/index.ts';
import { checkOut } from '#server/checkout/index.ts';
import { changeSetting } from '#server/content/index.ts';
import { readCourseConsumption } from '#server/courses/index.ts';
import { listOwnOrders, refundOrder } from '#server/orders/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { countJobs, readBooks } from '#tests/support/shop/books.ts';
import { buyGifts } from '#tests/support/shop/gifts.ts';
import { balanceOf, makePerson, type Person } from '#tests/support/shop/people.ts';
import { lineOf, makeProduct } from '#tests/support/shop/products.ts';
import { clockAt, makeService, subscriberOf } from '#tests/support/shop/subscriptions.ts';
import {
  decideRefundRequest,
  type RefundServices,
  readItemRefunds,
  requestRefund,
  withdrawRefundRequest,
} from './index.ts';

interface BoughtOrder {
  readonly buyer: Person;
  readonly order_id: string;
  readonly items: readonly { readonly id: string; readonly price_bigint: number }[];
}

async function buy(db: Database, prices: readonly number[] = [50_000]): Promise<BoughtOrder> {
  const buyer = await makePerson(db, { balance: 500_000 });
  const products = await Promise.all(
    prices.map((price) => makeProduct(db, { price, type: price === 0 ? 'freebie' : 'template' })),
  );
  const bought = await checkOut(db, { buyer, lines: products.map(lineOf), idempotency_key: randomUUID() });
  if (!bought.ok) throw new Error(bought.refusal.code);
  return { buyer, order_id: bought.value.order.id, items: bought.value.order.items };
}

const servicesOf = (db: Database, different: Partial<RefundServices> = {}): RefundServices => ({
  db,
  clock: { now: () => new Date() },
  readConsumption: readCourseConsumption,
  gateways: [],
  ...different,
});

function ask(
  services: RefundServices,
  { buyer, items }: BoughtOrder,
  destination: 'wallet' | 'original_payment' = 'wallet',
) {
  const reason = 'Tidak sesuai kebutuhan toko.';
  return requestRefund(services, {
    user_id: buyer.id,
    order_item_id: items[0]?.id ?? '',
    destination,
    reason,
  });
}

async function requested(db: Database, bought: BoughtOrder): Promise<string> {
  const made = await ask(servicesOf(db), bought);
  if (!made.ok) throw new Error(made.refusal.code);
  return made.value.id;
}

const decide = async (
  db: Database,
  request_id: string,
  decision: { verdict: 'approve' | 'reject'; note?: string },
) => {
  const admin = await makePerson(db);
  const actor = { ...systemActor, id: admin.id };
  return decideRefundRequest(db, {
    note: '',
    ...decision,
    request_id,
    actor,
    readConsumption: readCourseConsumption,
    gateways: [],
    idempotency_key: randomUUID(),
  });
};

describe('a refund request', () => {
  test('is stored with its facts and mailed to the team; it moves no money', async ({ db }) => {
    await withTx(db, async (tx) => succeed(await writeDemoSettings(tx)));
    const bought = await buy(db);
    const balance = await balanceOf(db, bought.buyer.id);
    await requested(db, bought);
    expect(await balanceOf(db, bought.buyer.id)).toBe(balance);
    expect(await countJobs(db, 'send-refund-notice')).toBe(1);
    const mail = await createComposedApp(db).lastMail('tim@arunika.example');
    expect(mail.text).toContain('Tidak sesuai kebutuhan toko.');
    const own = await createComposedApp(db).lastMail(bought.buyer.email);
    expect(own.subject).toBe('Pengajuan pengembalian dana Anda kami terima');
    expect(own.text).toContain(`/user/orders/${bought.order_id}`);
  });

  test('is open once per item, even under concurrent calls', async ({ db }) => {
    const bought = await buy(db);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => ask(servicesOf(db), bought)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code]));
    expect(new Set(refused)).toEqual(new Set(['REFUND_ALREADY_REQUESTED']));
    const twin =
      db.pool.query(`insert into refund_requests (user_id, order_id, order_item_id, amount_bigint, destination, reason,
      consumed_percent, download_count) select user_id, order_id, order_item_id, 100, 'wallet', 'x', 0, 0 from refund_requests`);
    await expect(twin).rejects.toThrow('refund_requests_one_open');
  });

  test('follows the policy that its order was made under, not the current one', async ({ db }) => {
    const bought = await buy(db);
    await withTx(db, (tx) => changeSetting(tx, 'refund_days', '0'));
    const late = servicesOf(db, { clock: { now: () => new Date(Date.now() + 6 * DAY_MS) } });
    expect((await ask(late, bought)).ok).toBe(true);
    const strict = await buy(db);
    const soon = servicesOf(db, { clock: { now: () => new Date(Date.now() + 60_000) } });
    expect(await ask(soon, strict)).toMatchObject({ refusal: { code: 'REFUND_TOO_LATE' } });
  });

  interface Obstacle {
    readonly code: string;
    readonly services?: Partial<RefundServices>;
    readonly before?: (db: Database, bought: BoughtOrder) => Promise<unknown>;
    readonly prices?: readonly number[];
    readonly destination?: 'original_payment';
  }
  const used = (consumed_percent: number): Partial<RefundServices> => ({
    readConsumption: async (_, holdings) => holdings.map(() => ({ consumed_percent, download_count: 0 })),
  });
  const obstacles: readonly Obstacle[] = [
    {
      code: 'REFUND_TOO_LATE',
      services: { clock: { now: () => new Date(Date.now() + 7 * DAY_MS + 60_000) } },
    },
    { code: 'REFUND_CONSUMED', services: used(21) },
    {
      code: 'REFUND_DOWNLOADED',
      before: (db) => db.pool.query('update user_products set download_count = 1'),
    },
    { code: 'REFUND_NOTHING_PAID', prices: [0] },
    {
      code: 'REFUND_NOTHING_PAID',
      before: (db) => db.pool.query("update user_products set status = 'ended'"),
    },
    { code: 'DESTINATION_UNAVAILABLE', destination: 'original_payment' },
  ];
  test.for(obstacles.map((each) => [each.code, each] as const))(
    'is refused with %s and changes nothing',
    async ([code, { services, before, prices, destination }], { db }) => {
      const bought = await buy(db, prices);
      await before?.(db, bought);
      expect(await ask(servicesOf(db, services), bought, destination)).toMatchObject({ refusal: { code } });
      expect((await db.pool.query('select from refund_requests')).rowCount).toBe(0);
    },
  );

  test('is refused for an item with gift codes, and for a subscription, which is cancelled instead', async ({
    db,
  }) => {
    const firstItem = async (buyer: Person) => {
      const { orders } = await listOwnOrders(db.orm, buyer.id, { limit: 1, offset: 0 });
      return { buyer, order_id: orders[0]?.id ?? '', items: orders[0]?.items ?? [] };
    };
    const { buyer } = await buyGifts(db, 1);
    expect(await ask(servicesOf(db), await firstItem(buyer))).toMatchObject({
      refusal: { code: 'REFUND_GIFTED' },
    });
    const subscriber = await makePerson(db, { balance: 100_000 });
    await subscriberOf(db, clockAt('2026-01-31T03:00:00.000Z'), subscriber).subscribe(await makeService(db));
    expect(await ask(servicesOf(db), await firstItem(subscriber))).toMatchObject({
      refusal: { code: 'REFUND_SUBSCRIPTION' },
    });
    expect((await db.pool.query('select from refund_requests')).rowCount).toBe(0);
  });

  test("is allowed at exactly a fifth of the content, and not for another user's item", async ({ db }) => {
    const [bought, stranger] = [await buy(db), await makePerson(db)];
    const others = { ...bought, buyer: stranger };
    expect(await ask(servicesOf(db), others)).toMatchObject({ refusal: { code: 'ITEM_NOT_FOUND' } });
    expect((await ask(servicesOf(db, used(20)), bought)).ok).toBe(true);
  });

  test('that is approved refunds the item once, ends its access alone, and mails the buyer', async ({
    db,
  }) => {
    const bought = await buy(db, [50_000, 75_000]);
    const balance = await balanceOf(db, bought.buyer.id);
    const id = await requested(db, bought);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => decide(db, id, { verdict: 'approve' })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(db, bought.buyer.id)).toBe(balance + (bought.items[0]?.price_bigint ?? 0));
    const { rows } = await db.pool.query('select status from user_products order by status');
    expect(rows).toEqual([{ status: 'active' }, { status: 'ended' }]);
    expect((await createComposedApp(db).lastMail(bought.buyer.email)).subject).toMatch(
      /sudah kembali ke saldo/,
    );
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('that is rejected gives a reason, moves no money, and may be followed by another', async ({ db }) => {
    const bought = await buy(db);
    const id = await requested(db, bought);
    const books = await readBooks(db);
    expect(await decide(db, id, { verdict: 'reject', note: '  ' })).toMatchObject({
      refusal: { code: 'REASON_REQUIRED' },
    });
    expect((await decide(db, id, { verdict: 'reject', note: 'Materi sudah dipakai.' })).ok).toBe(true);
    expect(await readBooks(db)).toMatchObject({
      balances: books.balances,
      ledger_postings: books.ledger_postings,
    });
    expect(await decide(db, id, { verdict: 'approve' })).toMatchObject({
      refusal: { code: 'ALREADY_DECIDED' },
    });
    expect(await decide(db, randomUUID(), { verdict: 'approve' })).toMatchObject({
      refusal: { code: 'REQUEST_NOT_FOUND' },
    });
    const mail = await createComposedApp(db).lastMail(bought.buyer.email);
    expect(mail.text).toContain('Materi sudah dipakai.');
    await requested(db, bought);
  });

  test('that is approved after the order was refunded by hand is refused and stays open', async ({ db }) => {
    const bought = await buy(db);
    const id = await requested(db, bought);
    await withTx(db, (tx) =>
      refundOrder(tx, {
        order_id: bought.order_id,
        amount: sen(5_000_000),
        reason: 'Kesalahan kami',
        idempotency_key: 'by-hand',
        ends_access: true,
      }),
    );
    expect(await decide(db, id, { verdict: 'approve' })).toMatchObject({
      refusal: { code: 'REFUND_EXCEEDS_PAID', details: { refundable_bigint: 0 } },
    });
    expect((await decide(db, id, { verdict: 'reject', note: 'Sudah dikembalikan.' })).ok).toBe(true);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('can be withdrawn by its buyer until it is decided; the queue shows all of it', async ({ db }) => {
    const bought = await buy(db);
    const id = await requested(db, bought);
    const stranger = await makePerson(db);
    expect(await withdrawRefundRequest(db, stranger.id, id)).toMatchObject({
      refusal: { code: 'REQUEST_NOT_FOUND' },
    });
    const read = () =>
      readItemRefunds(db.orm, {
        order_id: bought.order_id,
        item_ids: bought.items.map((item) => item.id),
        now: new Date(),
        readConsumption: readCourseConsumption,
        gateways: [],
      });
    expect(await read()).toMatchObject([
      {
        obstacle: 'REFUND_ALREADY_REQUESTED',
        policy: { days: 7, max_percent: 20 },
        destinations: ['wallet'],
      },
    ]);
    expect((await withdrawRefundRequest(db, bought.buyer.id, id)).ok).toBe(true);
    expect(await withdrawRefundRequest(db, bought.buyer.id, id)).toMatchObject({
      refusal: { code: 'ALREADY_DECIDED' },
    });
    expect(await read()).toMatchObject([{ obstacle: null, requests: [{ id, status: 'withdrawn' }] }]);
  });
});
