import { describe, expect, test } from '#tests/support/machine/database.ts';
import { openBrowser } from '#tests/support/shop/guests.ts';
import { makeProduct } from '#tests/support/shop/products.ts';

const email = 'rina@contoh.example';

describe('[DECISIONS 71] a guest who pays for what the address has already', () => {
  test('reads its name in the browser that bought it; any other is told to look into the mailbox', async ({
    db,
  }) => {
    const product = await makeProduct(db, { price: 149_000, slug: 'sop-ai', title: 'SOP AI' });
    const guest = openBrowser(db);
    await guest.pay(await guest.open(product, { email }), { amount: 149_000 });
    const again = await guest.open(product, { email });
    await guest.pay(again, { amount: 149_000 });
    expect(await guest.read(again.id)).toMatchObject({
      state: 'credited',
      reason: 'ALREADY_OWNED',
      owned: { slug: 'sop-ai', title: 'SOP AI' },
    });

    const foreign = openBrowser(db, guest.app);
    const theirs = await foreign.open(product, { email });
    await foreign.pay(theirs, { amount: 149_000 });
    expect(await foreign.read(theirs.id)).toMatchObject({
      state: 'mailed',
      reason: null,
      owned: null,
      items: [],
    });
    expect(await guest.read(theirs.id)).not.toMatchObject({ owned: expect.anything() });
  });
});
