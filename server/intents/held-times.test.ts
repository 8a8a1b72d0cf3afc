import { runChecks } from '#db/run-checks.ts';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { makeSchedule, slotIn } from '#tests/support/session-types.ts';
import { shop } from '#tests/support/shop/booking-shop.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { balanceOf } from '#tests/support/shop/people.ts';
import type { Product } from '#tests/support/shop/products.ts';

const EMAIL = 'jam@contoh.example';
const PRICE = 50_000;

/** A guest whose bank app is open on a time, of which the 15 minutes are over. */
async function openLate(db: Database, product: Product) {
  const hold = await shop(db, product).holdId(slotIn(3));
  const guest = openBrowser(db);
  const items = [{ product_id: product.id, price: PRICE, hold }];
  const opened = await guest.open(product, { email: EMAIL, body: { items } });
  await db.pool.query("update consultation_bookings set hold_expires_at = now() - interval '1 second'");
  return { guest, opened, pay: () => guest.pay(opened, { amount: PRICE }) };
}

const statusesIn = async (db: Database) =>
  (
    await db.pool.query<{ status: string }>('select status from consultation_bookings order by created_at')
  ).rows.map(({ status }) => status);

describe('a time that ran out while the bank app was open', () => {
  test('[DECISIONS 65] is booked, if it is still free when the money comes', async ({ db }) => {
    const { product } = await makeSchedule(db);
    const late = await openLate(db, product);
    await late.pay();
    expect(await late.guest.read(late.opened.id)).toMatchObject({ state: 'bought' });
    expect(await statusesIn(db)).toEqual(['booked']);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('[DECISIONS 65] and that somebody else has leaves the money as credit, a mail that leads to other times, and those to choose', async ({
    db,
  }) => {
    const { product } = await makeSchedule(db);
    const late = await openLate(db, product);
    await shop(db, product).holdId(slotIn(3));
    await late.pay();
    expect(await late.guest.read(late.opened.id)).toMatchObject({ state: 'credited', reason: 'SLOT_TAKEN' });
    const { rows } = await db.pool.query<{ id: string }>('select id from users where email = $1', [EMAIL]);
    const buyer = { id: rows[0]?.id ?? '', email: EMAIL, full_name: 'Rina Pembeli' };
    expect(await balanceOf(db, buyer.id)).toBe(PRICE * 100);
    await late.guest.app.drainJobs();
    const [mail] = await listDevMails(db, EMAIL);
    expect(mail?.text).toContain('jam yang Anda pilih sudah diambil orang lain');
    expect(mail?.text).toContain('/consultation');
    await shop(db, product).bookedBy(buyer, slotIn(4));
    expect([await balanceOf(db, buyer.id), await statusesIn(db)]).toEqual([0, ['expired', 'held', 'booked']]);
    expect(await runChecks(db.pool)).toEqual([]);
  });
});
