import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { eventually, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { hoursAfterNoon, runRecovery } from '#tests/support/shop/recovery.ts';
import { chooseBank, fillBuyer, payAtGateway } from './guest.ts';
import { NEW_BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desk = { width: 1280, theme: 'bright' } as const;
const TITLE = 'SOP AI untuk toko';

async function cartLinkTo(db: Database, email: string): Promise<string> {
  let path = '';
  await eventually(async () => {
    const texts = (await listDevMails(db, email)).map(({ text }) => text);
    path = texts.flatMap((text) => /(\/cart\/restore\?token=\S+)/.exec(text)?.[1] ?? [])[0] ?? '';
    return path;
  }).not.toBe('');
  return path;
}

test('a cart that was left is mailed a day later, opened on another device, bought, and counted in rupiah on the desk', async ({
  app,
  db,
  openVisitor,
}) => {
  const buyer = await openVisitor(phone);
  await signInAs(buyer, NEW_BUYER, app.url);
  await buyer.page.goto('/user/settings?tab=mails');
  const wish = buyer.page.getByRole('switch', { name: 'Keranjang yang tertinggal' });
  await wish.click();
  await eventually(() => wish.getAttribute('aria-checked')).toBe('true');
  await expectSoundInBothThemes(buyer.page);
  await buyer.page.goto('/product/sop-ai-toko');
  await buyer.page.getByRole('button', { name: 'Tambah ke keranjang' }).first().click();
  await eventually(async () => (await db.pool.query('select from cart_items')).rowCount).toBe(1);
  await db.pool.query('update cart_items set added_at = $1', [hoursAfterNoon(-25)]);
  await runRecovery(db);

  const visitor = await openVisitor(phone);
  const { page } = visitor;
  await page.goto(await cartLinkTo(db, NEW_BUYER));
  await page.getByRole('heading', { name: 'Keranjang Anda masih di sini' }).waitFor();
  await page.getByText(TITLE).first().waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.waitForURL(/\/checkout\?items=/);
  await fillBuyer(page, NEW_BUYER);
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(/\/purchase\//);
  await eventually(
    async () =>
      (
        await db.pool.query('select from orders o join users u on u.id = o.user_id where u.email = $1', [
          NEW_BUYER,
        ])
      ).rowCount,
  ).toBe(1);

  const admin = await openVisitor(desk);
  await signInAs(admin, 'admin@arunika.example', app.url);
  await admin.page.goto('/admin/recovery');
  const row = admin.page
    .getByRole('table', { name: 'Results by cause' })
    .getByRole('row', { name: /Cart left/ });
  await row.getByText('Rp 149.000').waitFor();
  await admin.page.getByRole('table', { name: 'Recovery emails' }).getByText(NEW_BUYER).first().waitFor();
  await expectSoundInBothThemes(admin.page);
  await row.getByRole('link', { name: 'Cart left' }).click();
  await admin.page.getByRole('button', { name: 'Send to me' }).click();
  await admin.page.getByText('A sample is on its way to your address').waitFor();
  await expectSoundInBothThemes(admin.page);
});
