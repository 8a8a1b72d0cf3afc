import type { BrowserContext, Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { chooseBank, fillBuyer, linkMailedTo, pay } from './guest.ts';
import { NEW_BUYER, signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const narrow = { width: 320, theme: 'dark' } as const;
const SOP = { slug: 'sop-ai-toko', title: 'SOP AI untuk toko: 24 prosedur siap cetak', price: 'Rp 149.000' };
/** A template with files. */
const FILES = 'naskah-balas-chat-pelanggan';

/** Pays as a telephone would that scanned the code: the page that shows it is left alone. */
async function payElsewhere(page: Page, context: BrowserContext): Promise<void> {
  const gateway = await page.getByRole('link', { name: 'Buka halaman simulasi' }).getAttribute('href');
  const telephone = await context.newPage();
  await telephone.goto(gateway ?? '');
  await telephone.getByRole('button', { name: /^Bayar Rp/ }).click();
  await telephone.waitForURL((url) => !url.pathname.startsWith('/dev/'));
  await telephone.close();
}

test('[SEC-006, ERR-035][DECISIONS 54] from the product to a QRIS code are two presses and two fields, and what was paid opens in the same browser without a reload and by the mailed link', async ({
  db,
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  const email = 'tamu-satu@contoh.example';
  await page.goto(`/product/${FILES}`);
  await page.evaluate(() => {
    const fields = new Set<string>();
    let presses = 0;
    const onPress = ({ isTrusted }: Event) => {
      if (isTrusted) presses += 1;
    };
    const onInput = ({ target }: Event) => target instanceof HTMLInputElement && fields.add(target.name);
    document.addEventListener('click', onPress, true);
    document.addEventListener('input', onInput, true);
    Object.defineProperty(window, 'effort', { get: () => ({ presses, fields: [...fields] }) });
  });
  const effort = () => page.evaluate(() => Reflect.get(window, 'effort'));
  await page.getByRole('button', { name: 'Beli Sekarang' }).click();
  await page.getByText('Sudah punya akun?').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectSoundInBothThemes(page);
  // Filled with the keyboard alone, so that only presses of buttons are counted.
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sari Wulandari');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/checkout/')),
    (async () => {
      await pay(page).hover();
      expect(await effort()).toEqual({ presses: 1, fields: ['email', 'full_name'] });
      await pay(page).dblclick();
    })(),
  ]);
  expect(new URL(request.url()).pathname).toContain(`/checkout/${FILES}`);
  await page.getByRole('heading', { name: 'Pindai untuk membayar' }).waitFor();
  await page.getByRole('img', { name: /^Kode QRIS, Rp/ }).waitFor();
  await page.getByText(/\(\d+:\d\d lagi\)/).waitFor();
  await expectSoundInBothThemes(page);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Simpan gambar QR' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('qris.png');
  await payElsewhere(page, context);
  await page.waitForURL(new RegExp(`/user/purchases/${FILES}\\?bought=1`));
  await page.getByText(/^Terbuka di peramban ini sampai \d\d\.\d\d WIB/).waitFor();
  expect(await page.getByRole('link', { name: 'Lihat pesanan' }).count()).toBe(0);
  await expectSoundInBothThemes(page);
  // Back does not sell it a second time, and is no way round in a circle.
  await page.goBack();
  await page.waitForURL(new RegExp(`/user/purchases/${FILES}`));
  await page.goBack();
  await page.waitForURL(new RegExp(`/product/${FILES}`));
  await page.goto(`/checkout/${FILES}`);
  await page.waitForURL(new RegExp(`/user/purchases/${FILES}`));
  const { rows } = await db.pool.query(
    'select count(*)::int as count from purchase_intents where guest_email = $1',
    [email],
  );
  expect(rows).toEqual([{ count: 1 }]);

  // Another browser, with nothing but the mail: the link itself changes nothing, its button signs in.
  const other = await openVisitor(narrow);
  const link = await linkMailedTo(db, email);
  await other.page.goto(link);
  await expectSoundInBothThemes(other.page);
  await other.page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await other.page.waitForURL(new RegExp(`/user/purchases/${FILES}`));
  await other.page
    .getByRole('link', { name: 'Lihat pesanan' })
    .or(other.page.getByText('Info pembelian'))
    .first()
    .waitFor();
  const session = await (await other.context.request.get('/api/auth/session')).json();
  expect(session.user).toMatchObject({ email });
  // Used once.
  const third = await openVisitor(phone);
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await third.page.getByRole('heading', { name: 'Tautan ini sudah tidak berlaku' }).waitFor();
  await expectSound(third.page);
  third.complaints.length = 0;
});

test('[DECISIONS 54] a page that waits asks by itself, goes back to paying, corrects the address, and a payment that never came takes nothing', async ({
  db,
  openVisitor,
}) => {
  const { page, context, complaints } = await openVisitor(phone);
  await page.goto(`/checkout/${SOP.slug}`);
  await fillBuyer(page, 'salah@contoh.exmple');
  await chooseBank(page);
  await pay(page).click();
  await page.waitForURL(/\/dev\/checkout\//);
  const gateway = page.url();
  await page.goBack();
  await page.waitForURL(/\/checkout\/sop/);
  const id = (await context.cookies()).find(({ name }) => name === 'purchase')?.value.split('.')[0] ?? '';
  await page.goto(`/purchase/${id}`);
  await page.getByRole('heading', { name: 'Pembayaran sedang dicek' }).waitFor();
  await page.getByText(/\(\d+:\d\d(:\d\d)? lagi\)/).waitFor();
  await expectSoundInBothThemes(page);
  expect(await page.getByRole('link', { name: 'Lanjutkan pembayaran' }).getAttribute('href')).toBe(gateway);

  // Paid in another tab: this one finds out.
  const tab = await context.newPage();
  await tab.goto(gateway);
  await tab.getByRole('button', { name: /^Bayar Rp/ }).click();
  await tab.waitForURL(/\/user\/purchases\/sop-ai-toko/);
  await page.waitForURL(/\/user\/purchases\/sop-ai-toko/);
  await tab.close();
  await page.getByRole('link', { name: 'Tidak sampai?' }).click();
  await page.getByText('Tautan juga kami kirim ke salah@contoh.exmple.').waitFor();
  await page.getByText('Salah ketik? Perbaiki alamat').click();
  await page.getByRole('button', { name: 'Perbaiki dan kirim' }).click();
  await page.getByText('Tulis alamat email yang benar.').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByLabel('Alamat yang benar').fill('benar@contoh.example');
  await page.getByRole('button', { name: 'Perbaiki dan kirim' }).click();
  await page.getByText('Tautan juga kami kirim ke benar@contoh.example.').waitFor();
  expect(await linkMailedTo(db, 'benar@contoh.example')).toMatch(/token=/);
  await page.getByRole('link', { name: SOP.title }).click();
  await page.waitForURL(/\/user\/purchases\/sop-ai-toko/);
  // Everything else of the portal asks to sign in, as it does for strangers.
  await page.goto('/user/billing');
  await page.getByRole('heading', { name: 'Masuk dulu' }).waitFor();
  // The browser reports the page that is refused.
  complaints.length = 0;

  const late = await openVisitor(narrow);
  await late.page.goto(`/checkout/${SOP.slug}`);
  await fillBuyer(late.page, 'tidak-jadi@contoh.example');
  await chooseBank(late.page);
  await pay(late.page).click();
  await late.page.getByRole('button', { name: 'Biarkan kedaluwarsa' }).click();
  await late.page.getByRole('heading', { name: 'Pembayaran belum terjadi' }).waitFor();
  await expectSoundInBothThemes(late.page);
  // The same purchase in another way; its time ends during the visit, and one press brings a new code.
  await late.page.getByText('Bayar dengan cara lain').click();
  await late.page.getByLabel('QRIS').check();
  await pay(late.page).click();
  await late.page.getByRole('heading', { name: 'Pindai untuk membayar' }).waitFor();
  await db.pool.query(
    "update payments set expires_at = now() + interval '3 seconds' where qr_text is not null",
  );
  await late.page.reload();
  await late.page.getByRole('button', { name: 'Bayar lagi dengan QRIS' }).click();
  await late.page.getByRole('heading', { name: 'Pindai untuk membayar' }).waitFor();
  await db.pool.query("update payments set status = 'expired' where status = 'pending'");
  await late.page.reload();
  await late.page.getByRole('link', { name: 'Mulai lagi' }).click();
  await late.page.waitForURL(/\/checkout\/sop-ai-toko$/);
  await late.page.goto('/purchase/0b2c1f9e-7f5d-4f0e-9d5e-0a1b2c3d4e5f');
  await late.page.getByRole('heading', { name: 'Pembelian tidak ditemukan' }).waitFor();
  await expectSoundInBothThemes(late.page);
  // The browser reports the page that is missing.
  late.complaints.length = 0;
});

test('[DECISIONS 54] without a connection the checkout says so, keeps what was typed, and pays once it is back', async ({
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page, context, complaints } = visitor;
  await page.goto(`/checkout/${SOP.slug}`, { waitUntil: 'networkidle' });
  await fillBuyer(page, 'terputus@contoh.example');
  await context.setOffline(true);
  await pay(page).click();
  const missing = page.getByText('Sambungan Anda terputus').first();
  await missing.waitFor();
  expect(await page.getByText('memulihkan layanan').count()).toBe(0);
  expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Sari Wulandari');
  await expectSound(page);
  await context.setOffline(false);
  await missing.waitFor({ state: 'detached' });
  await pay(page).click();
  await page.getByRole('heading', { name: 'Pindai untuk membayar' }).waitFor();
  // The browser reports what it could not send.
  complaints.length = 0;
  const { rows } = await db.pool.query(
    "select count(*)::integer as count from purchase_intents where guest_email = 'terputus@contoh.example'",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('[WAL-010][DECISIONS 54] whoever is signed in pays what the balance lacks in the same step', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, context } = visitor;
  const redeemed = await context.request.post('/api/vouchers/redeem', {
    headers: { origin: app.url, 'idempotency-key': 'voucher' },
    data: { code: 'FAJAR50' },
  });
  expect(redeemed.ok()).toBe(true);
  await page.goto(`/checkout/${SOP.slug}`);
  await page.getByLabel(/^Pakai saldo Rp\s50\.000/).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByLabel(/^Pakai saldo/).uncheck();
  await page.getByRole('button', { name: `Bayar ${SOP.price}` }).waitFor();
  await page.getByLabel(/^Pakai saldo/).check();
  await page.getByRole('button', { name: 'Bayar Rp 99.000' }).click();
  await page.getByRole('heading', { name: 'Pindai untuk membayar' }).waitFor();
  await expectSoundInBothThemes(page);
  // What was chosen last is chosen at the next purchase.
  expect((await context.cookies()).find(({ name }) => name === 'pay-with')?.value).toBe('qris');
  await payElsewhere(page, context);
  await page.waitForURL(/\/user\/purchases\/sop-ai-toko\?bought=1/);
  const { wallet } = await (await context.request.get('/api/wallet')).json();
  expect(wallet.balance_bigint).toBe(0);
  const { rows } = await db.pool.query(
    "select count(*)::int as count from purchase_intents where status = 'completed' and guest_email is null",
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test('[DECISIONS 54] without scripts a visitor mends what was wrong, pays, waits, and opens what was bought', async ({
  app,
  browser,
}) => {
  const { page, close } = await withoutScripts({ browser, app });
  await page.goto(`/product/${FILES}`);
  await page.getByRole('button', { name: 'Beli Sekarang' }).filter({ visible: true }).first().click();
  await page.getByLabel('Email').evaluate((field) => field.removeAttribute('required'));
  await page.getByLabel('Nama', { exact: true }).fill('Sari Wulandari');
  await page.getByLabel('Email').fill('bukan alamat');
  await page.locator('form[method="post"]').evaluate((form) => form.setAttribute('novalidate', ''));
  await pay(page).click();
  await page.getByRole('alert').or(page.locator('[aria-invalid]')).first().waitFor();
  expect(await page.getByLabel('Nama', { exact: true }).inputValue()).toBe('Sari Wulandari');
  await page.getByLabel('Email').fill('tanpa-skrip@contoh.example');
  await pay(page).click();
  await page.waitForURL(/\/purchase\/.*wait=1/);
  await page.getByRole('img', { name: /^Kode QRIS/ }).waitFor();
  await page.getByText(/^Halaman ini memuat ulang sendiri/).waitFor();
  await page.getByText(/^Bisa dibayar sampai \d\d\.\d\d WIB$/).waitFor();
  expect(await page.locator('meta[http-equiv=refresh]').getAttribute('content')).toBe('8');
  const id = /purchase\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const gateway =
    (await page.getByRole('link', { name: 'Buka halaman simulasi' }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Saya sudah membayar' }).click();
  await page.waitForURL(/wait=1/);
  await page.goto(gateway);
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.waitForURL(/\/purchase\/|\/user\/purchases\//);
  // The signed notice arrives a moment later.
  await eventually(async () => {
    if (!page.url().includes('/user/purchases/')) await page.goto(`/purchase/${id}`);
    return new URL(page.url()).pathname;
  }).toBe(`/user/purchases/${FILES}`);
  await page.getByText(/^Terbuka di peramban ini sampai/).waitFor();
  await close();
});
