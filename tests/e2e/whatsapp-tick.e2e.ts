import { type RunningApp, startApp } from '#tests/support/machine/app-server.ts';
import { test as base, expect, expectSoundInBothThemes } from '#tests/support/machine/browser.ts';
import { startWhatsappCloud, type WhatsappCloud } from '#tests/support/whatsapp-cloud.ts';
import { chooseBank, fillBuyer, linkMailedTo, pay, payAtGateway } from './guest.ts';

const PRODUCT = 'sop-ai-toko';
const EMAIL = 'ingin-kabar@contoh.example';

/** The app with keys of WhatsApp, whose Cloud API is played on a local port. */
const test = base
  .extend<{ cloud: WhatsappCloud }>({
    cloud: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const cloud = await startWhatsappCloud();
        await use(cloud);
        await cloud.api.close();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ app: RunningApp }>({
    app: [
      async ({ db, cloud }, use) => {
        const app = await startApp(String(db.pool.options.connectionString), cloud.environment);
        await use(app);
        await app.stop();
      },
      { scope: 'file' },
    ],
  });

test('a visitor agrees to messages beside the number of the checkout; it counts with the mailed link', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 360, theme: 'bright' });
  await page.goto(`/checkout/${PRODUCT}`);
  const box = page.getByRole('checkbox', { name: /^Kabari saya lewat WhatsApp/ });
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await fillBuyer(page, EMAIL);
  await chooseBank(page);
  await pay(page).click();
  const number = page.getByRole('textbox', { name: 'WhatsApp' });
  await page.getByText('Tulis nomornya, atau hapus centang pada pesan WhatsApp.').waitFor();
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  await expectSoundInBothThemes(page);
  await number.fill('0812 3456 7890');
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${PRODUCT}`));
  await page.goto(await linkMailedTo(db, EMAIL));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.waitForURL(new RegExp(`/user/purchases/${PRODUCT}`));
  await page.goto('/user/settings?tab=mails');
  await page.getByText('+62 812 3456 7890').waitFor();
  await page.goto('/user/profile');
  await page.getByText('Pesan tentang sesi dan pesanan dikirim ke nomor').waitFor();
});
