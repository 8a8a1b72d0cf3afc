import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { refundOrder } from '#server/orders/index.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { sen } from '#shared/money/money.ts';
import { type AdPlatforms, sha256, startAdPlatforms } from '#tests/support/ad-platforms.ts';
import { type RunningApp, startApp } from '#tests/support/machine/app-server.ts';
import { test as base, eventually, expect, expectSoundInBothThemes } from '#tests/support/machine/browser.ts';
import { countKept } from '#tests/support/shop/ads.ts';
import { chooseBank, fillBuyer, payAtGateway } from './guest.ts';
import { BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
/** Rp 149.000 */
const PRODUCT = 'sop-ai-toko';
const PRICE = 149_000;
const FROM_AD = '?fbclid=IwAR0dari-iklan&ttclid=E.C.P.dari-iklan&gclid=Cj0dari-iklan';

/** The app before both platforms, played on local ports. */
const test = base
  .extend<{ ads: AdPlatforms }>({
    ads: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const ads = await startAdPlatforms();
        await use(ads);
        await ads.close();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ app: RunningApp }>({
    app: [
      async ({ db, ads }, use) => {
        const app = await startApp(String(db.pool.options.connectionString), ads.environment);
        await use(app);
        await app.stop();
      },
      { scope: 'file' },
    ],
  });

const box = (page: Page) => page.getByRole('checkbox', { name: /^Beri tahu Meta dan TikTok/ });

/** Comes from an ad, and goes on to the checkout as somebody does who reads first. */
async function comeFromAd(page: Page): Promise<void> {
  await page.goto(`/product/${PRODUCT}${FROM_AD}`);
  await page.getByRole('button', { name: 'Beli Sekarang' }).click();
  await page.waitForURL(/\/checkout\//);
  await box(page).waitFor();
  expect(await box(page).isChecked()).toBe(false);
}

test('a ticked box tells both platforms of the purchase once, with the ad that led to it, and of its refund', async ({
  ads,
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await comeFromAd(page);
  await box(page).check();
  await expectSoundInBothThemes(page);
  await fillBuyer(page, 'dari-iklan@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${PRODUCT}`));
  await eventually(async () => [ads.meta.counted.length, ads.tiktok.counted.length]).toEqual([1, 1]);
  const { rows } = await db.pool.query<{ id: string }>('select order_id as id from ad_consents');
  const order_id = rows[0]?.id ?? '';
  expect(ads.meta.counted[0]).toMatchObject({
    event_name: 'Purchase',
    event_id: order_id,
    user_data: {
      em: [sha256('dari-iklan@contoh.example')],
      fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR0dari-iklan$/),
      client_user_agent: expect.stringContaining('Mozilla'),
    },
    custom_data: { value: PRICE, currency: 'IDR', content_ids: [PRODUCT] },
  });
  expect(ads.tiktok.counted[0]).toMatchObject({
    event: 'CompletePayment',
    event_id: order_id,
    user: { ttclid: 'E.C.P.dari-iklan' },
  });

  await withTx(db, (tx) =>
    refundOrder(tx, {
      ...{ order_id, amount: sen(PRICE * 100), reason: 'Tidak cocok', ends_access: true },
      idempotency_key: randomUUID(),
    }),
  );
  await eventually(async () => ads.meta.counted.map(({ event_name }) => event_name)).toEqual([
    'Purchase',
    'Refund',
  ]);
});

test('without the tick nothing at all is kept or sent, and the browser keeps nothing either', async ({
  ads,
  db,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  const before = [ads.meta.calls.length, ads.tiktok.calls.length, ...(await countKept(db))];
  await comeFromAd(page);
  // A box that was ticked and cleared posts no click id either.
  await box(page).check();
  await box(page).uncheck();
  await fillBuyer(page, 'tanpa-centang@contoh.example');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${PRODUCT}`));
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept + JSON.stringify(await context.cookies())).not.toContain('dari-iklan');
  const { rows } = await db.pool.query(
    "select from purchase_intents i where to_jsonb(i)::text like '%IwAR0%'",
  );
  expect(rows).toEqual([]);
  expect([ads.meta.calls.length, ads.tiktok.calls.length, ...(await countKept(db))]).toEqual(before);
});

test('whoever agreed takes it back in the settings, and the desk sees what was told', async ({
  app,
  ads,
  db,
  openVisitor,
}) => {
  const buyer = await openVisitor(phone);
  await signInAs(buyer, BUYER, app.url);
  await buyer.page.goto('/checkout/kit-rekrut-karyawan');
  await box(buyer.page).check();
  await chooseBank(buyer.page);
  const before = ads.meta.counted.length;
  await payAtGateway(buyer.page);
  await buyer.page.waitForURL(/\/user\/purchases/);
  await eventually(async () => ads.meta.counted.length).toBe(before + 1);
  await buyer.page.goto('/user/settings?tab=privacy');
  const row = buyer.page.getByRole('listitem').filter({ hasText: 'Memberi tahu Meta dan TikTok' });
  await row.getByRole('button', { name: 'Tarik' }).click();
  const dialog = buyer.page.getByRole('alertdialog');
  await dialog.getByText('Mulai sekarang tidak ada lagi yang diberitahukan').waitFor();
  await dialog.getByRole('button', { name: 'Tarik' }).click();
  await row.getByText('Ditarik').waitFor();
  const { rows } = await db.pool.query(
    'select from ad_consents c join orders o on o.id = c.order_id join users u on u.id = o.user_id where u.email = $1',
    [BUYER],
  );
  expect(rows).toEqual([]);

  const owner = await openVisitor(phone);
  await signInAs(owner, 'admin@arunika.example', app.url);
  await owner.page.goto('/admin/tools');
  await owner.page.getByRole('link', { name: 'Ads' }).click();
  await owner.page
    .getByRole('table', { name: 'What was told' })
    .or(owner.page.getByText('Order #'))
    .first()
    .waitFor();
  await expectSoundInBothThemes(owner.page);
  await owner.page.getByRole('button', { name: 'Test' }).first().click();
  await owner.page.getByLabel('Test code').fill('TEST123');
  await owner.page.getByRole('button', { name: 'Send', exact: true }).click();
  await owner.page.getByText('Taken. Look at the page of test events.').waitFor();
  expect(ads.meta.counted.at(-1)).toMatchObject({ event_name: 'Test' });
});
