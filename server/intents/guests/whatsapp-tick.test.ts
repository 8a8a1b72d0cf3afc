import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { createComposedApp } from '#server/testing/composed-app.ts';
import { expect } from '#tests/support/machine/database.ts';
import { readAnswer } from '#tests/support/shop/accounts.ts';
import { mailedToken, openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';
import { makeClient, openWhatsappShop, PHONE, test } from '#tests/support/shop/whatsapp.ts';

const PRICE = 149_000;
const EMAIL = 'rina@contoh.example';
const OTHER_PHONE = '+6281200001111';
const WORDS = 'Kabari saya lewat WhatsApp tentang sesi, pesanan, dan pembayaran saya.';
const TICKED = { whatsapp: PHONE, whatsapp_reminders: true };

type App = ReturnType<typeof createComposedApp>;

/** Buys with the tick, without having used the mailed link. */
async function buy(db: Database, app: App, body: Readonly<Record<string, unknown>> = TICKED) {
  const guest = openBrowser(db, app);
  const opened = await guest.open(await makeProduct(db, { price: PRICE }), { email: EMAIL, body });
  await guest.pay(opened, { amount: PRICE });
  const token = await mailedToken(app, db, EMAIL);
  return async () => (await app.post('/api/checkout/guest/claim', { token })).status;
}

async function readConsents(db: Database) {
  const { rows } = await db.pool.query(
    "select is_granted, words, source from consents where purpose = 'reminders' and channel = 'whatsapp' order by id",
  );
  return rows;
}

async function readNumber(db: Database): Promise<string | null> {
  const { rows } = await db.pool.query<{ phone: string }>(
    `select c.phone from whatsapp_people w join people p on p.id = w.person_id
     join whatsapp_contacts c on c.id = w.contact_id where p.email = $1`,
    [EMAIL],
  );
  return rows[0]?.phone ?? null;
}

test('a visitor who ticks it agrees once the mailed link proved the address, and the mail says so', async ({
  db,
  cloud,
}) => {
  const { app } = await openWhatsappShop(db, cloud);
  const claim = await buy(db, app);
  expect([await readConsents(db), await readNumber(db)]).toEqual([[], null]);
  const mails = (await listDevMails(db, EMAIL)).map(({ text }) => text);
  expect(mails.filter((text) => text.includes(`“${WORDS}” untuk nomor +62 812 3456 7890`))).toHaveLength(1);
  expect(await claim()).toBe(200);
  expect(await readConsents(db)).toEqual([{ is_granted: true, words: WORDS, source: 'checkout' }]);
  expect(await readNumber(db)).toBe(PHONE);
});

test('a number without the tick, and a tick while WhatsApp is off, agree to nothing', async ({
  db,
  cloud,
}) => {
  const { app } = await openWhatsappShop(db, cloud);
  expect(await (await buy(db, app, { whatsapp: PHONE }))()).toBe(200);
  expect(await (await buy(db, createComposedApp(db)))()).toBe(200);
  expect([await readConsents(db), await readNumber(db)]).toEqual([[], null]);
});

test('a tick without a number is refused at the number', async ({ db, cloud }) => {
  const { app } = await openWhatsappShop(db, cloud);
  const product = await makeProduct(db, { price: PRICE });
  const answer = await openBrowser(db, app).post(product, {
    email: EMAIL,
    body: { whatsapp_reminders: true },
  });
  expect(await readAnswer(answer)).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { whatsapp: 'Tulis nomornya, atau hapus centang pada pesan WhatsApp.' },
  });
});

test('an account that agreed already keeps its number, and one that stopped since the tick is left alone', async ({
  db,
  cloud,
}) => {
  const shop = await openWhatsappShop(db, cloud);
  const { choose } = await makeClient(db, shop, { phone: OTHER_PHONE });
  expect(await (await buy(db, shop.app))()).toBe(200);
  expect(await readNumber(db)).toBe(OTHER_PHONE);
  const claim = await buy(db, shop.app);
  await choose(null);
  expect(await claim()).toBe(200);
  expect(await readNumber(db)).toBeNull();
  expect((await readConsents(db)).map(({ is_granted }) => is_granted)).toEqual([true, false]);
  expect(await (await buy(db, shop.app))()).toBe(200);
  expect([await readNumber(db), (await readConsents(db)).length]).toEqual([PHONE, 3]);
});
