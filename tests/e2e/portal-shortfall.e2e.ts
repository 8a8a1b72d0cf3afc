import { sql } from 'drizzle-orm';
import { eventually, expectSound, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { chooseBank, topUpFirst } from './guest.ts';
import { NEW_BUYER, signInAs } from './sign-in.ts';

test('[PORT-023, PORT-024, PORT-025, ERR-061, WAL-010] a voucher adds credit once; what waited for money is cancelled when its price changed, and the credit stays', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, complaints } = visitor;
  await page.goto('/user/billing');
  const redeem = async (code: string) => {
    await page.getByRole('link', { name: 'Pakai voucher' }).click();
    await page.getByLabel('Kode voucher').fill(code);
    await page.getByRole('button', { name: 'Pakai kode' }).click();
  };
  await redeem('tidak ada 1');
  await page.getByText('Kode ini tidak kami kenal.').waitFor();
  await expectSound(page);
  await page.getByLabel('Kode voucher').fill('fajar 50');
  await page.getByRole('button', { name: 'Pakai kode' }).click();
  await page.getByText('Saldo bertambah Rp 50.000').waitFor();
  await redeem('FAJAR50');
  await page.getByText('Anda sudah pernah memakai voucher ini.').waitFor();
  await page.keyboard.press('Escape');
  // The browser reports the refused codes.
  complaints.length = 0;

  await page.goto('/product/sop-ai-toko');
  await page.getByRole('button', { name: 'Beli Sekarang' }).click();
  await page.getByText('Rp 99.000 sisanya dibayar dengan cara di bawah ini.').waitFor();
  await page.getByRole('button', { name: 'Bayar Rp 99.000' }).waitFor();
  await expectSoundInBothThemes(page);
  await topUpFirst(page, /KurangRp\s99\.000Isi saldo minimalRp\s100\.000/);
  await page.getByRole('dialog', { name: 'Isi saldo' }).waitFor();
  await expectSound(page);
  await chooseBank(page);
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await db.orm.execute(sql`update products set price = 199000 where slug = 'sop-ai-toko'`);
  await page.getByRole('button', { name: 'Bayar Rp 100.000' }).click();
  await page.waitForURL(/\/user\/billing\?payment=/);
  await page.getByText('Saldo sudah masuk!').waitFor();
  await page.getByText('harganya berubah sejak Anda melihatnya').waitFor();
  await eventually(() => page.locator('main').textContent()).toContain('Saldo sekarangRp\u00a0150.000');
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Mengerti' }).click();
  await page.getByText('harganya berubah sejak Anda melihatnya').waitFor({ state: 'detached' });

  // Paid on the gateway's page while this one waits: the page finds out by asking.
  await page.getByRole('link', { name: 'Isi saldo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rp 50.000' }).click();
  await chooseBank(page);
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await page.goto('/user/billing?tab=payments');
  await page
    .getByRole('button', { name: /^Tindakan untuk/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Cek status' }).click();
  await page.getByRole('button', { name: 'Cek status' }).click();
  await page.getByText('Pembayaran ini belum masuk.').waitFor();
  await expectSound(page);
});
