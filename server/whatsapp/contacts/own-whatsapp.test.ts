import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect } from '#tests/support/machine/database.ts';
import {
  makeClient,
  openWhatsappShop,
  PHONE,
  postNotice,
  queueReminder,
  statusOf,
  test,
  textOf,
} from '#tests/support/shop/whatsapp.ts';

test('a number is forgotten at night once its consent ended, old messages and replies as well', async ({
  db,
  cloud,
}) => {
  const shop = await openWhatsappShop(db, cloud);
  const client = await makeClient(db, shop);
  await queueReminder(db, client);
  await shop.app.drainJobs();
  await shop.notify(statusOf('wamid.1', 'delivered'));
  await shop.runJob('prune-whatsapp');
  const count = async () =>
    (await db.pool.query('select from whatsapp_contacts union all select from whatsapp_messages')).rowCount;
  expect(await count()).toBe(2);
  await shop.notify(textOf('BERHENTI'));
  await db.pool.query("update whatsapp_messages set created_at = created_at - interval '181 days'");
  await db.pool.query("update whatsapp_incoming set received_at = received_at - interval '181 days'");
  await shop.runJob('prune-whatsapp');
  expect(await count()).toBe(0);
});

test('without its keys WhatsApp is nowhere', async ({ db, cloud }) => {
  const app = createComposedApp(db);
  const client = await makeClient(db, { app }, { phone: null });
  expect(await client.choose(PHONE)).toMatchObject({ status: 404, code: 'WHATSAPP_OFF' });
  const { raw_body, headers } = cloud.sign(textOf('Halo'));
  expect(await postNotice(app, raw_body, headers)).toBe(404);
});

test('a number that was chosen by an address nobody proved is not kept', async ({ db, cloud }) => {
  const shop = await openWhatsappShop(db, cloud);
  const client = await makeClient(db, shop, { phone: null });
  await db.pool.query('update users set email_verified = false where id = $1', [client.id]);
  expect(await client.choose(PHONE)).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  expect((await db.pool.query('select from whatsapp_contacts')).rowCount).toBe(0);
});
