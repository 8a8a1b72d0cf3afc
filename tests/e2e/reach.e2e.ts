import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import { notifyWaiting } from '#server/product-waits/index.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { noon, standingAt } from '#tests/support/shop/recovery.ts';
import { linkMailedTo } from './guest.ts';
import { signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const SOLD_OUT = {
  slug: 'rekap-penjualan-otomatis',
  id: "select id from products where slug = 'rekap-penjualan-otomatis'",
};
const GIVEN = 'naskah-balas-chat-pelanggan';

async function confirmLinkTo(db: Database, email: string): Promise<string> {
  let path = '';
  await eventually(async () => {
    const texts = (await listDevMails(db, email)).map(({ text }) => text);
    path = texts.flatMap((text) => /(\/notify\/\S+\/confirm\?token=\S+)/.exec(text)?.[1] ?? [])[0] ?? '';
    return path;
  }).not.toBe('');
  return path;
}

test('[DECISIONS 36] an owner grants products from a file to who has no account; its mail opens them on a phone', async ({
  app,
  db,
  openVisitor,
}) => {
  const admin = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(admin, 'admin@arunika.example', app.url);
  const { page } = admin;
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Grants' }).click();
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
  await page.getByRole('button', { name: 'From CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant products from CSV' });
  const choose = (rows: string) =>
    dialog.getByLabel('CSV file').setInputFiles({
      name: 'grants.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`email,name,product\n${rows}`),
    });
  const good = `peserta@contoh.example,Sari Wulandari,${GIVEN}\nuser@arunika.example,,kit-rekrut-karyawan`;
  await choose(`${good}\nsalah@contoh.example,,tidak-ada`);
  await dialog.getByLabel('Reason').fill('Peserta kelas November');
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await dialog.getByText('1 row is not right.').waitFor();
  await dialog.getByText('No product has this slug.').waitFor();
  await expectSound(page);
  await choose(good);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await dialog.getByText('1 straight into accounts, 1 waiting for their address').waitFor();
  await dialog.getByRole('button', { name: 'Grant 2 products' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Grants' }).getByText('peserta@contoh.example').waitFor();
  await expectSoundInBothThemes(page);

  const visitor = await openVisitor(phone);
  await visitor.page.goto(await linkMailedTo(db, 'peserta@contoh.example'));
  await visitor.page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await visitor.page.waitForURL(new RegExp(`/user/purchases/${GIVEN}`));
  await visitor.page
    .getByRole('link', { name: 'Lihat pesanan' })
    .or(visitor.page.getByText('Info pembelian'))
    .first()
    .waitFor();
  const session = await (await visitor.context.request.get('/api/auth/session')).json();
  expect(session.user).toMatchObject({ email: 'peserta@contoh.example', full_name: 'Sari Wulandari' });
  await page.reload();
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
  const { rows } = await db.pool.query(
    "select amount_bigint, posting_id from orders where payment_method = 'grant'",
  );
  expect(rows).toEqual([
    { amount_bigint: 0, posting_id: null },
    { amount_bigint: 0, posting_id: null },
  ]);
});

test('a grant to an address is made in the dialog, resent and revoked', async ({ app, openVisitor }) => {
  const admin = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(admin, 'admin@arunika.example', app.url);
  const { page } = admin;
  await page.goto('/admin/orders/grant');
  const dialog = page.getByRole('dialog', { name: 'Grant a product' });
  await dialog.getByRole('combobox', { name: 'Recipient' }).fill('hadiah@contoh.example');
  await dialog.getByText('Mail a link to hadiah@contoh.example').click();
  await dialog.getByText('The product waits for them;').waitFor();
  await dialog.getByPlaceholder('Search product titles').fill('Kit rekrut');
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Reason').fill('Pemenang lomba');
  await dialog.getByRole('button', { name: 'Grant product' }).click();
  await page.getByText('A link is on its way to hadiah@contoh.example').waitFor();
  await page.goto('/admin/orders/grants');
  const menu = page.getByRole('button', { name: /hadiah@contoh.example/ });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Resend link' }).click();
  await page.getByText('Link sent to hadiah@contoh.example').waitFor();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Revoke grant' }).click();
  await expectSound(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke grant' }).click();
  await page.getByText('Grant revoked').waitFor();
  await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
});

test('who finds a product sold out is told when it is back: asked on a phone, confirmed by mail, left with one press', async ({
  app,
  db,
  openVisitor,
}) => {
  const email = 'penunggu@contoh.example';
  await db.pool.query(`update products set stock = 0 where id = (${SOLD_OUT.id})`);
  const { page } = await openVisitor(phone);
  await page.goto(`/product/${SOLD_OUT.slug}`);
  await page.getByRole('link', { name: 'Kabari saya' }).click();
  await page.getByRole('heading', { name: /^Kabari saya saat .+ ada lagi$/ }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.locator('input[type="checkbox"][aria-invalid="true"]').waitFor();
  await page.getByRole('checkbox', { name: /^Saya setuju/ }).check();
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await expectSound(page);
  await page.goto(await confirmLinkTo(db, email));
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Ya, kabari saya' }).click();
  await page.getByRole('heading', { name: 'Anda ada di daftar' }).waitFor();

  const admin = await openVisitor(phone);
  await signInAs(admin, 'admin@arunika.example', app.url);
  await admin.page.goto('/admin/products/waiting');
  await admin.page.getByText('1 waiting, 0 not confirmed, 0 notified').waitFor();
  await admin.page.getByRole('table', { name: 'Waiting list' }).getByText(email).waitFor();
  await expectSoundInBothThemes(admin.page);

  await db.pool.query(`update products set stock = 2 where id = (${SOLD_OUT.id})`);
  await notifyWaiting({ db, clock: standingAt(noon) }, 6);
  let leave = '';
  await eventually(async () => {
    const [mail] = await listDevMails(db, email);
    leave = /(\/unsubscribe\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return leave;
  }).not.toBe('');
  await page.goto(leave);
  await page.getByText('Anda keluar dari daftar tunggu produk ini.').waitFor();
  await page.getByRole('button', { name: 'Ya, hentikan' }).click();
  await page.getByText('Anda tidak lagi menerima kabar tentang produk ini dari kami.').waitFor();
});

test('Kabari saya works without scripts, also for a service that is not out yet', async ({
  app,
  browser,
  db,
}) => {
  const { page, close } = await withoutScripts({ browser, app });
  const email = 'tanpa-skrip-tunggu@contoh.example';
  await page.goto('/subscription/agen-stok-gudang');
  await page.getByRole('link', { name: 'Kabari saya' }).click();
  await page.getByLabel('Email').fill('bukan alamat');
  await page.getByRole('checkbox', { name: /^Saya setuju/ }).check();
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  // The browser itself refuses, or the page comes back with what is wrong.
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Kabari saya' }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await page.goto(await confirmLinkTo(db, email));
  await page.getByRole('button', { name: 'Ya, kabari saya' }).click();
  await page.getByRole('heading', { name: 'Anda ada di daftar' }).waitFor();
  await close();
});
