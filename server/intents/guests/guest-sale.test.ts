import { randomUUID } from 'node:crypto';
import { runChecks } from '#db/run-checks.ts';
import { rupiah } from '#shared/money/money.ts';
import { describe, expect, test } from '#tests/support/machine/database.ts';
import { endDiscount, makeDiscount, usesOf } from '#tests/support/shop/discounts.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

describe('[DECISIONS 54][DECISIONS 61] a guest and a sale', () => {
  test('pays the sale price that was shown, also when the sale ends while the payment is open; the use is of its account', async ({
    db,
  }) => {
    const sale = await makeDiscount(db, { code: null, percent: 50, max_uses: 1 });
    const guest = openBrowser(db);
    const product = await makeProduct(db, { price: 100_000 });
    expect(await (await guest.post(product, { email: 'a@contoh.example' })).json()).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const [half, key] = [{ ...product, price: rupiah(50_000) }, randomUUID()];
    const opened = await guest.open(half, { email: 'a@contoh.example', key });
    expect(await usesOf(db, sale.id)).toEqual(['reserved']);
    // A second press is the same form, and the use is its own.
    const again = await guest.post(half, { email: 'a@contoh.example', key });
    expect(await again.json()).toMatchObject({ id: opened.id });
    // The last use is promised: the next visitor pays the full price.
    expect(await (await guest.post(half, { email: 'b@contoh.example' })).json()).toMatchObject({
      code: 'PRICE_CHANGED',
    });
    await endDiscount(db, sale.id);
    await guest.pay(opened, { amount: 50_000 });
    expect(await guest.read(opened.id)).toMatchObject({ state: 'bought', amount: 50_000 });
    const uses = await db.pool.query(
      'select u.status, b.email, u.nth from discount_uses u join users b on b.id = u.user_id',
    );
    expect(uses.rows).toEqual([{ status: 'used', email: 'a@contoh.example', nth: 1 }]);
    expect(await runChecks(db.pool)).toEqual([]);
  });

  test('is promised nothing that is for some buyers only', async ({ db }) => {
    await makeDiscount(db, { code: null, percent: 50, first_purchase_only: true });
    const guest = openBrowser(db);
    const product = await makeProduct(db, { price: 100_000 });
    const opened = await guest.open(product, { email: 'a@contoh.example' });
    expect(await guest.read(opened.id)).toMatchObject({ amount: 100_000 });
  });
});
