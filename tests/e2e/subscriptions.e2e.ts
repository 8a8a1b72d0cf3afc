import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { chooseBank, topUpFirst } from './guest.ts';
import { BUYER, NEW_BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

test('[ERR-040, PROD-028, PROD-029, PROD-030, PROD-042, PROD-041, PROD-043, PORT-029, MKT-015] a trial is found, begun once in two tabs, and runs', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page, context, complaints } = visitor;
  const other = await context.newPage();
  await other.goto('/subscription/pembaca-nota');
  await other.getByLabel(/Tahunan/).check();
  await other.getByRole('button', { name: 'Berlangganan Sekarang' }).click();
  await page.goto('/user/subscriptions');
  await page.getByRole('link', { name: 'Alat AI', exact: true }).click();
  await page.getByText('1 layanan').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Pembaca nota', exact: true }).click();
  await page.getByText('Coba 7 hari tanpa bayar').waitFor();
  const back = page.getByRole('link', { name: 'Kembali ke Langganan' });
  await eventually(() => back.getAttribute('href')).toBe('/user/subscriptions');
  await page.getByLabel(/Tahunan/).check();
  await page.getByText('Rp 1.490.000', { exact: true }).first().waitFor();
  await page.getByLabel(/Bulanan/).check();
  await page.getByRole('button', { name: 'Berlangganan Sekarang' }).click();
  const question = page.getByRole('dialog', { name: 'Mulai masa coba' });
  await eventually(() => question.textContent()).toMatch(
    /TotalGratis.*Rp\u00a0149\.000 diambil dari saldo setiap bulan/,
  );
  await expectSound(page);
  await question.getByRole('button', { name: 'Mulai masa coba' }).dblclick();
  await page.waitForURL(/\/user\/subscriptions/);
  await page.getByText('Berhasil berlangganan!').waitFor();
  await other.getByRole('dialog').getByRole('button', { name: 'Mulai masa coba' }).click();
  await other.getByText('Sudah berlangganan', { exact: true }).waitFor();
  // The browser reports the refused purchase.
  complaints.length = 0;
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Ganti paket' })
    .filter({ hasText: 'Pembaca nota' });
  await row.getByText('Masa coba', { exact: true }).waitFor();
});

test('[PROD-043] a plan is changed for the next period, the subscription cancelled and taken up again', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/subscriptions');
  const row = page
    .getByRole('listitem')
    .filter({ hasText: 'Ganti paket' })
    .filter({ hasText: 'Asisten balas chat' });
  await row.getByRole('link', { name: 'Ganti paket' }).click();
  const plans = page.getByRole('dialog', { name: 'Ganti paket' });
  await plans.getByLabel(/Tahunan/).check();
  await plans
    .getByRole('definition')
    .filter({ hasText: /^\s*Rp\s3\.490\.000\s\/\stahun$/ })
    .waitFor();
  await expectSound(page);
  await plans.getByRole('button', { name: 'Simpan paket' }).click();
  await row.getByText(/Berubah ke Tahunan: Rp\s3\.490\.000\s\/\stahun/).waitFor();
  await row.getByRole('link', { name: 'Batalkan' }).click();
  await page
    .getByRole('dialog', { name: /Batalkan 'Asisten balas chat'/ })
    .getByRole('button', { name: 'Batalkan langganan' })
    .click();
  await page.getByText(/lalu berakhir tanpa tagihan/).waitFor();
  await page.getByRole('link', { name: 'Lanjutkan langganan' }).click();
  const again = page.getByRole('dialog', { name: /Lanjutkan 'Asisten balas chat'/ });
  await again.getByText('Paket Tahunan berjalan lagi').waitFor();
  await again.getByText(/^\s*Rp\s3\.490\.000\s\/\stahun$/).waitFor();
  await again.getByRole('button', { name: 'Lanjutkan langganan' }).click();
  await row.getByText('Aktif', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Riwayat tagihan' }).click();
  await row.getByText(/Bulanan · Pesanan #/).waitFor();
});

test('[PROD-042, WAL-010] without money the way leads over the top-up and back to a subscription that runs', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page } = visitor;
  await page.goto('/subscription/api-pemilah-pesan');
  await page.getByRole('button', { name: 'Berlangganan Sekarang' }).click();
  await topUpFirst(page, /Isi saldo minimalRp\s590\.000/);
  await chooseBank(page);
  await page.getByRole('button', { name: 'Lanjut ke pembayaran' }).click();
  await page.getByRole('button', { name: 'Bayar Rp 590.000' }).click();
  await page.waitForURL(/\/user\/subscriptions/);
  await page.getByText(/Tagihan berikutnya Rp\s590\.000/).waitFor();
  await expectSound(page);
});

test('[ERR-067, PROD-043] an overdue charge is paid as soon as the money is there; an unknown service leads back', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, BUYER, app.url);
  const { page, complaints } = visitor;
  // What a failed renewal leaves behind, with the worker's next attempt tomorrow.
  await db.pool.query(`
    update subscriptions set status = 'past_due', failed_at = now(), grace_until = now() + interval '3 days',
      failure = 'INSUFFICIENT_BALANCE', next_action_at = now() + interval '1 day'
    where product_id = (select id from products where slug = 'laporan-pagi-a')`);
  await page.goto('/user/subscriptions');
  const notice = page.getByRole('region', { name: 'Tagihan Laporan pagi' });
  expect(await notice.textContent()).toMatch(/Rp\u00a099\.000 belum terbayar.*Isi saldo, lalu coba lagi/);
  await expectSound(page);
  await notice.getByRole('button', { name: 'Coba bayar lagi' }).dblclick();
  await page.getByText('Tagihan terbayar').waitFor();
  await notice.waitFor({ state: 'detached' });
  const { rows } = await db.pool.query(
    'select count(*) from subscription_charges where subscription_id in (select id from subscriptions where trial_end is not null)',
  );
  expect(rows).toEqual([{ count: 1 }]);
  await page.goto('/subscription/tidak-ada');
  await page.waitForURL(/\/user\/subscriptions/);
  await page.getByText('Produk subscription tidak ditemukan').last().waitFor();
  complaints.length = 0;
});
