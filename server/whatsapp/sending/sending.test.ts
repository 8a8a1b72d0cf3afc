import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect } from '#tests/support/machine/database.ts';
import { readAnswer, send } from '#tests/support/shop/accounts.ts';
import { completeProfile, giveCredit } from '#tests/support/shop/people.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import {
  makeClient,
  openWhatsappShop,
  PHONE,
  queueReminder,
  readMessages,
  remindersOf,
  statusOf,
  test,
} from '#tests/support/shop/whatsapp.ts';
import { graphError, THROTTLED, UNDELIVERABLE } from '#tests/support/whatsapp-cloud.ts';

const dueNow = (db: Database) => db.pool.query('update graphile_worker._private_jobs set run_at = now()');

describe('the reminder of a session', () => {
  test('goes by WhatsApp to who agreed to that, and then not by mail', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    await queueReminder(db, client);
    await shop.app.drainJobs();
    expect(cloud.taken.map(({ body }) => body)).toMatchObject([
      {
        to: PHONE,
        type: 'template',
        template: {
          name: 'shop_session_reminder',
          language: { code: 'id' },
          components: [
            { type: 'body', parameters: [{ text: 'Sari Wulandari' }, {}, {}, { text: /\/user\/bookings$/ }] },
          ],
        },
      },
    ]);
    await shop.notify(statusOf('wamid.1', 'delivered', { pricing: { billable: true, category: 'utility' } }));
    shop.moveClock(60);
    await shop.runJob('mail-late-whatsapp');
    await shop.app.drainJobs();
    expect(await remindersOf(db, client)).toBe(0);
    expect(await readMessages(db)).toMatchObject([{ status: 'delivered', cost_bigint: 35_000 }]);
  });

  test('goes by mail to who did not agree, or agreed to mails only', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop, { phone: null });
    await queueReminder(db, client);
    await shop.app.drainJobs();
    expect([cloud.taken.length, await remindersOf(db, client)]).toEqual([0, 1]);
  });

  test('that Meta refuses, or says later to have failed, goes by mail once', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    cloud.api.failNext(UNDELIVERABLE);
    await queueReminder(db, client);
    await shop.app.drainJobs();
    expect(await remindersOf(db, client)).toBe(1);
    await queueReminder(db, client, 20);
    await shop.app.drainJobs();
    const failed = statusOf('wamid.1', 'failed', {
      errors: [{ code: 131_026, title: 'Message undeliverable' }],
    });
    await shop.notify(failed);
    await shop.notify({ ...failed, again: true });
    shop.moveClock(60);
    await shop.runJob('mail-late-whatsapp');
    await shop.app.drainJobs();
    expect(await remindersOf(db, client)).toBe(2);
    expect(await readMessages(db)).toMatchObject([
      { status: 'failed', error_code: 131_026, cost_bigint: 0 },
      { status: 'failed', error_code: 131_026, cost_bigint: 0 },
    ]);
  });

  test('that is not delivered within ten minutes goes by mail, once with two workers', async ({
    db,
    cloud,
  }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    await queueReminder(db, client);
    await shop.app.drainJobs();
    await shop.notify(statusOf('wamid.1', 'sent'));
    shop.moveClock(9);
    await shop.runJob('mail-late-whatsapp');
    await shop.app.drainJobs();
    expect(await remindersOf(db, client)).toBe(0);
    shop.moveClock(2);
    await Promise.all([1, 2, 3].map(() => shop.runJob('mail-late-whatsapp')));
    await shop.runJob('mail-late-whatsapp');
    await shop.app.drainJobs();
    expect(await remindersOf(db, client)).toBe(1);
    await shop.notify(statusOf('wamid.1', 'failed', { errors: [{ code: 131_026 }] }));
    expect(await remindersOf(db, client)).toBe(1);
    expect(cloud.taken).toHaveLength(1);
  });

  test('that Meta does not take yet is tried again, and sent once', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    cloud.api.failNext(THROTTLED, graphError(503, 131_016));
    await queueReminder(db, client);
    for (const _ of [1, 2, 3, 4]) {
      await shop.app.drainJobs();
      await dueNow(db);
    }
    expect(cloud.taken).toHaveLength(1);
    expect([await readMessages(db), await remindersOf(db, client)]).toMatchObject([[{ status: 'sent' }], 0]);
  });

  test('whose answer is lost is never sent again: its notices say what became of it', async ({
    db,
    cloud,
  }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    cloud.api.dropNextResponse();
    await queueReminder(db, client);
    await shop.app.drainJobs();
    const { rows } = await db.pool.query<{ id: string }>('select id from whatsapp_messages');
    const message_id = rows[0]?.id ?? '';
    // As the queue does after a worker was killed.
    await Promise.all([1, 2].map(() => shop.runJob('send-whatsapp', { message_id })));
    expect([cloud.taken.length, await readMessages(db)]).toMatchObject([1, [{ status: 'sending' }]]);
    await shop.notify(statusOf('wamid.1', 'delivered', { biz_opaque_callback_data: message_id }));
    shop.moveClock(60);
    await shop.runJob('mail-late-whatsapp');
    await shop.app.drainJobs();
    expect([await readMessages(db), await remindersOf(db, client)]).toMatchObject([
      [{ status: 'delivered' }],
      0,
    ]);
  });

  test('is sent once by two workers, and mailed when Meta is down for ten minutes', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const [rina, budi] = [
      await makeClient(db, shop),
      await makeClient(db, shop, { email: 'budi@contoh.example', phone: '+6281200000001' }),
    ];
    await queueReminder(db, rina);
    await shop.app.drainJobs();
    const { rows } = await db.pool.query<{ id: string }>('select id from whatsapp_messages');
    const payload = { message_id: rows[0]?.id ?? '' };
    await Promise.all([1, 2, 3].map(() => shop.runJob('send-whatsapp', payload)));
    expect(cloud.taken).toHaveLength(1);
    cloud.api.failAlways(THROTTLED);
    await queueReminder(db, budi, 20);
    await shop.app.drainJobs();
    shop.moveClock(11);
    await shop.runJob('mail-late-whatsapp');
    cloud.api.recover();
    await dueNow(db);
    await shop.app.drainJobs();
    expect([cloud.taken.length, await remindersOf(db, budi)]).toEqual([1, 1]);
    expect(await readMessages(db)).toMatchObject([
      { status: 'sent' },
      { status: 'dropped', problem: 'late' },
    ]);
  });

  test('goes by mail when the consent ended after it was queued', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    cloud.api.failNext(THROTTLED);
    await queueReminder(db, client);
    await shop.app.drainJobs();
    await client.choose(null);
    await dueNow(db);
    await shop.app.drainJobs();
    expect([cloud.taken.length, await remindersOf(db, client)]).toEqual([0, 1]);
    expect(await readMessages(db)).toMatchObject([{ status: 'dropped', problem: 'consent' }]);
  });

  test('goes by mail beyond the ceiling of the month, and the desk says so', async ({ db, cloud }) => {
    const shop = await openWhatsappShop(db, cloud);
    const client = await makeClient(db, shop);
    await shop.callOwner('PUT /api/admin/whatsapp/ceiling', { monthly_ceiling: 500 });
    await queueReminder(db, client);
    await shop.app.drainJobs();
    await queueReminder(db, client, 20);
    await shop.app.drainJobs();
    expect([cloud.taken.length, await remindersOf(db, client)]).toEqual([1, 1]);
    const { setup } = await shop.callOwner('GET /api/admin/whatsapp');
    expect(setup).toMatchObject({
      is_on: true,
      spent_bigint: 35_000,
      monthly_ceiling_bigint: 50_000,
      is_ceiling_reached: true,
      unpriced: [],
    });
    const { messages } = await shop.callOwner('GET /api/admin/whatsapp/messages?status=dropped');
    expect(messages).toMatchObject([{ problem: 'ceiling', email: client.email, cost_bigint: 0 }]);
  });
});

test('an order is told when it is paid, and its receipt is mailed when that fails', async ({ db, cloud }) => {
  const shop = await openWhatsappShop(db, cloud);
  const client = await makeClient(db, shop);
  await giveCredit(db, client.id, rupiah(500_000));
  await completeProfile(db, client.id);
  const product = await makeProduct(db, { price: 149_000 });
  const bought = await readAnswer(
    await send(shop.app, 'POST /api/checkout', {
      cookie: client.cookie,
      key: 'k1',
      body: { items: [{ product_id: product.id, price: product.price }] },
    }),
  );
  await shop.app.drainJobs();
  expect(cloud.taken.map(({ body }) => body)).toMatchObject([
    {
      template: {
        name: 'shop_order_paid',
        components: [{ parameters: [{}, {}, { text: 'Rp 149.000' }, {}] }],
      },
    },
  ]);
  const receipts = async () =>
    (await listDevMails(db, client.email)).filter(({ text }) => text.includes(bought.order.id.slice(0, 8)))
      .length;
  expect(await receipts()).toBe(0);
  await shop.notify(statusOf('wamid.1', 'failed', { errors: [{ code: 131_026 }] }));
  expect(await receipts()).toBe(1);
});
