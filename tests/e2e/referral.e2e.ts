import { randomUUID } from 'node:crypto';
import { refundOrder } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { passRefundPeriod, settle } from '#tests/support/shop/referrals.ts';
import { chooseBank, fillBuyer, payAtGateway } from './guest.ts';
import { BUYER, signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';
/** Rp 149.000; the code takes a tenth. */
const PRODUCT = 'sop-ai-toko';
const PAID = 134_100;

test('a friend’s code gives both their due, and is taken back with the refund', async ({
  app,
  db,
  openVisitor,
}) => {
  const owner = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(owner, BUYER, app.url);
  await owner.page.goto('/user/referral');
  await expectSoundInBothThemes(owner.page);
  const link = (await owner.page.getByText(/\?code=/).textContent()) ?? '';

  const { page } = await openVisitor({ width: 360, theme: 'dark' });
  await page.goto(new URL(link).pathname + new URL(link).search);
  await page.goto(`/checkout/${PRODUCT}`);
  await page.getByText(/hemat Rp\s14\.900/i).waitFor();
  await fillBuyer(page, 'teman@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${PRODUCT}`));

  const rows = owner.page.getByRole('region', { name: 'Teman yang membeli' }).getByRole('listitem');
  await owner.page.reload();
  expect(await rows.first().textContent()).toMatch(/Menunggu.*Rp\s25\.000/);
  const found = await db.pool.query<{ id: string; order_id: string }>('select id, order_id from referrals');
  const { id, order_id } = found.rows[0] ?? { id: '', order_id: '' };
  await passRefundPeriod(db, id);
  await settle(db, id);
  await owner.page.reload();
  expect(await rows.first().textContent()).toMatch(/Masuk.*di saldo Anda/);
  await expectSoundInBothThemes(owner.page);

  await withTx(db, (tx) =>
    refundOrder(tx, {
      ...{ order_id, amount: sen(PAID * 100), reason: 'Tidak cocok', ends_access: true },
      idempotency_key: randomUUID(),
    }),
  );
  await settle(db, id);
  await owner.page.reload();
  expect(await rows.first().textContent()).toMatch(/Dikembalikan.*pembelian dikembalikan/);
  await owner.page.goto('/user/billing');
  await owner.page
    .getByText(/Kredit ajakan ditarik/)
    .first()
    .waitFor();
});

test('an owner sets the terms at a phone, and the page for everybody says them', async ({
  app,
  openVisitor,
}) => {
  const owner = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(owner, ADMIN, app.url);
  const { page } = owner;
  await page.goto('/admin/discounts/referrals');
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Edit terms' }).click();
  const form = page.getByRole('form', { name: 'Referral terms' });
  await form.getByLabel('Credit for each friend').fill('40000');
  await expectSoundInBothThemes(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/discounts/referrals');
  await page.getByText('Friends save 10%, the referrer gets Rp 40.000.').waitFor();
  await expect
    .poll(async () => (await fetch(`${app.url}/referral`)).text())
    .toMatch(/\+(<!-- -->)?Rp\s40\.000/);
  const visitor = await openVisitor({ width: 1280, theme: 'dark' });
  await visitor.page.goto('/referral');
  await expectSoundInBothThemes(visitor.page);
});
