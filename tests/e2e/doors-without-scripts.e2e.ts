import { listDevMails } from '#server/platform/mailer.ts';
import { eventually, expect, test } from '#tests/support/browser.ts';
import { withoutScripts } from './by-post.ts';
import { codeMailedTo } from './mailed-code.ts';
import { BUYER } from './sign-in.ts';

const email = 'tanpa-skrip@contoh.example';
const PASSWORD = 'kopi-susu-tiga';
const phone = { width: 360, theme: 'bright' } as const;

test('[AUTH-002, AUTH-009, AUTH-012, DECISIONS 55] without scripts one signs up, types the code, signs in and resets the password; no secret is ever in an address', async ({
  app,
  browser,
  db,
}) => {
  const context = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url()));
  const typeSignUp = async (password: string, confirm: string) => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm Password', { exact: true }).fill(confirm);
    await page.getByLabel('Confirm Password', { exact: true }).press('Enter');
  };
  await page.goto('/signup?next=%2Fproduct%2Fsop-ai-toko');
  await page.getByLabel('Full Name').fill('Sari Wulandari');
  await page.getByLabel('Email').fill(email);
  await typeSignUp(PASSWORD, `${PASSWORD}!`);
  await page.getByText('Passwords do not match').waitFor();
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Sari Wulandari');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await typeSignUp(PASSWORD, PASSWORD);
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  const code = await codeMailedTo(db, email);
  await page.getByLabel('Kode enam angka').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Konfirmasi' }).click();
  await page.getByText('Kode salah atau sudah tidak berlaku.').first().waitFor();
  await page.getByLabel('Kode enam angka').fill(code);
  await page.getByRole('button', { name: 'Konfirmasi' }).click();
  await page.waitForURL(/\/product\/sop-ai-toko/);
  expect((await (await context.request.get('/api/auth/session')).json()).user.email).toBe(email);

  await context.clearCookies();
  await page.goto('/login');
  const signIn = async (password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn('salah-sekali');
  await page.getByText('E-mail atau kata sandi salah.').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await signIn(PASSWORD);
  await page.waitForURL(/\/user\/overview/);

  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Masuk dengan kode sekali pakai' }).click();
  await page.getByLabel('Email atau nomor telepon').fill(email);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await page.getByText(`Bila ${email} punya akun`).waitFor();
  const before = code;
  await eventually(() => codeMailedTo(db, email)).not.toBe(before);
  await page.getByLabel('Kode enam angka').fill(await codeMailedTo(db, email));
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL(/\/user\/overview/);

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  const link = async () =>
    /http\S+reset-password\S+/.exec((await listDevMails(db, email))[0]?.text ?? '')?.[0];
  await eventually(link).toBeDefined();
  await page.goto((await link()) ?? '');
  const reset = async (password: string, confirm: string) => {
    await page.locator('input[name="password"]').fill(password);
    await page.getByLabel('Ulangi kata sandi', { exact: true }).fill(confirm);
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  };
  await reset('bismillah1', 'bismillah1');
  await page.getByText('terlalu mudah ditebak').first().waitFor();
  await reset('kopi-tanpa-gula', 'kopi-tanpa-gula');
  await page.getByText('Kata sandi baru Anda sudah berlaku.').waitFor();
  await signIn('kopi-tanpa-gula');
  await page.waitForURL(/\/user\/overview/);
  for (const secret of [PASSWORD, 'kopi-tanpa-gula', encodeURIComponent(email), email, code]) {
    expect(seen.filter((url) => url.includes(secret))).toEqual([]);
  }
  await context.close();
});

test('whoever presses Enter before the scripts are there signs in by POST', async ({ openVisitor }) => {
  const { page, complaints } = await openVisitor(phone);
  let let_in: () => void = () => {};
  const scripts = new Promise<void>((resolve) => {
    let_in = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts;
    await route.continue().catch(() => {});
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/login') asked.push(`${request.method()} ${search}`);
  });
  await page.mainFrame().goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(BUYER);
  await page.getByLabel('Password', { exact: true }).fill('demo-arunika');
  await page.keyboard.press('Enter');
  await eventually(() => page.mainFrame().url()).toContain('/user/overview');
  expect(asked).toEqual(['GET ', 'POST ']);
  let_in();
  complaints.length = 0;
});

test('[WAL-009, WAL-010, WAL-011, MKT-030, PROD-023][DECISIONS 26] without scripts a visitor signs in on the way to a purchase, buys, reviews, fills and empties a cart, wishes, claims, and tops up what is missing', async ({
  app,
  browser,
  db,
}) => {
  const { page, close } = await withoutScripts({ browser, app });
  const main = page.locator('main');
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).click();
  await page.goto('/marketplace?detail=naskah-balas-chat-pelanggan');
  await main
    .getByRole('link', { name: /Lihat detail Naskah/ })
    .first()
    .click();
  await press('Beli Sekarang');
  await page.waitForURL(/\/login\?next=%2Fcheckout%2Fnaskah-balas-chat-pelanggan/);
  await page.getByLabel('Email').fill(BUYER);
  await page.getByLabel('Password', { exact: true }).fill('demo-arunika');
  await press('Sign In');
  await page.getByRole('heading', { name: 'Konfirmasi pembelian' }).waitFor();
  await press(/^Bayar Rp/);
  await page.getByText('Access granted successfully!').waitFor();
  expect(new URL(page.url()).pathname).toBe('/user/purchases/naskah-balas-chat-pelanggan');

  await page.getByRole('link', { name: 'Tulis ulasan' }).click();
  await page.getByRole('textbox', { name: 'Ulasan' }).fill('Dipakai setiap pagi.');
  await press('Simpan ulasan');
  await page.getByText('Pilih 1 sampai 5 bintang.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Ulasan' }).inputValue()).toBe('Dipakai setiap pagi.');
  await page.getByLabel('4 bintang').check({ force: true });
  await press('Simpan ulasan');
  await page.getByRole('status').getByText('Ulasan tersimpan').waitFor();
  expect(await page.getByLabel('4 bintang').isChecked()).toBe(true);

  await page.goto('/product/sop-ai-toko');
  await press('Tambah ke keranjang');
  await page.waitForURL(/\/user\/cart$/);
  await press(/^Tambah SOP/);
  await page.getByText('2 unit').waitFor();
  await press(/^Hapus SOP/);
  await page.getByText('Keranjang Anda kosong').waitFor();

  await page.goto('/product/sop-ai-toko');
  await press('Simpan ke Wishlist');
  await page.waitForURL(/wishlist=1/);
  await press(/wishlist: SOP/);
  await page.getByText('Wishlist Anda masih kosong').waitFor();

  await page.goto('/freebies');
  await press(/^Ambil Gratis/);
  await press('Ambil gratis');
  await page.getByText('Access granted successfully!').waitFor();

  await db.pool.query("update products set price = 90000000 where slug = 'sop-ai-toko'");
  await eventually(async () => {
    await page.goto('/checkout/sop-ai-toko');
    return page.getByRole('heading', { name: 'Saldo belum cukup' }).isVisible();
  }).toBe(true);
  await press(/^Top-up Rp/);
  await page.getByText('Setelah saldo masuk, pembelian ini selesai sendiri:').waitFor();
  expect(await page.getByLabel('Jumlah (Rp)').inputValue()).toMatch(/^\d+(\.\d{3})+$/);
  await press('Lanjut ke pembayaran');
  await page.getByRole('link', { name: 'Lanjut ke pembayaran' }).click();
  await page.waitForURL(/\/dev\/checkout\//);
  await close();
});
