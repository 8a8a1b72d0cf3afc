import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { totpOf } from '#tests/support/totp.ts';
import { BUYER, NEW_BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;

test('[PORT-006, AUTH-026, ERR-009, AUTH-008] a second factor is switched on, asked for at the next sign-in, and a recovery code replaces it', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await signInAs(visitor, NEW_BUYER, app.url);
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Aktifkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kata sandi Anda', { exact: true }).fill('demo-arunika');
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await dialog.getByRole('img', { name: 'Pindai dengan aplikasi Anda' }).waitFor();
  await expectSound(page);
  const secret = (await dialog.locator('p > b.break-all').innerText()).replaceAll(' ', '');
  const uri = `otpauth://totp/Arunika?secret=${secret}`;
  await dialog.getByLabel('Kode enam angka').fill(totpOf(uri));
  await dialog.getByRole('button', { name: 'Periksa kode' }).click();
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: 'Saya sudah menyimpannya' }).click();
  await page.getByRole('button', { name: 'Matikan' }).waitFor();
  await expectSoundInBothThemes(page);

  await visitor.context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(NEW_BUYER);
  await page.getByLabel('Kata sandi', { exact: true }).fill('demo-arunika');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Satu langkah lagi' }).waitFor();
  await page.getByRole('link', { name: /Pakai kode pemulihan/ }).click();
  await page.getByLabel('Kode pemulihan').fill(recovery);
  await expectSound(page);
  await page.keyboard.press('Enter');
  await told(page, 'Anda sudah masuk', 'Selamat datang kembali!');
  await page.waitForURL((url) => url.pathname === '/user/overview');
});

test('a passkey is made on the device, opens the account without a password, and is deleted again', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page, context } = visitor;
  await signInAs(visitor, BUYER, app.url);
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/user/settings');
  await page.getByRole('button', { name: 'Tambah passkey' }).click();
  const row = page.getByRole('region', { name: 'Passkey' }).getByRole('listitem');
  await row.waitFor();
  await expectSoundInBothThemes(page);
  await context.clearCookies();
  await page.goto('/login?next=/user/settings');
  await page.getByRole('button', { name: 'Masuk dengan passkey' }).click();
  await page.waitForURL(/\/user\/settings/);
  // By key: the welcome stands over the lower edge of a phone for its four seconds.
  await row.getByRole('button', { name: 'Hapus' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Hapus' }).click();
  await page.getByText('Belum ada passkey.').waitFor();
});

test('[PORT-057, PORT-058, PORT-059] nothing of the settings is under maintenance: other devices are signed out, mails switched off, data copied and the account kept after all', async ({
  app,
  openVisitor,
}) => {
  const [here, there] = [await openVisitor(desktop), await openVisitor(phone)];
  await signInAs(there, BUYER, app.url);
  await signInAs(here, BUYER, app.url);
  const { page } = here;
  await page.goto('/user/settings?tab=devices');
  const others = page.getByRole('button', { name: 'Keluar dari semua perangkat lain' });
  await others.waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/maintenance|next few days/i);
  await others.click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Keluar dari semua perangkat lain' })
    .click();
  await page.getByText('Anda hanya masuk di perangkat ini.').waitFor();
  await expectSoundInBothThemes(page);
  const gone = await there.context.request.get('/api/user/profile');
  expect(gone.status()).toBe(401);

  await page.getByRole('link', { name: 'Email & tampilan' }).click();
  const receipts = page.getByRole('switch', { name: 'Bukti pembelian' });
  await receipts.click();
  await eventually(() => receipts.getAttribute('aria-checked')).toBe('false');
  await expectSoundInBothThemes(page);

  await page.getByRole('link', { name: 'Data & privasi' }).click();
  await page.getByRole('button', { name: 'Siapkan salinan' }).click();
  await page.getByText('Salinan sedang disiapkan').waitFor();
  await eventually(async () => {
    await page.reload();
    // The portal is there when it knows who is looking.
    await page.getByRole('button', { name: 'Siapkan salinan' }).waitFor();
    return page.getByRole('button', { name: 'Unduh ZIP' }).count();
  }).toBe(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh ZIP' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^arunika-data-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('button', { name: 'Hapus dalam 7 hari' }).isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Hapus dalam 7 hari' }).click();
  // However fresh the sign-in is; the browser reports the refusal that asks for it.
  await dialog.getByLabel('Kata sandi Anda', { exact: true }).fill('demo-arunika');
  here.complaints.length = 0;
  await dialog.getByRole('button', { name: 'Hapus dalam 7 hari' }).click();
  await page.getByRole('button', { name: 'Batalkan penghapusan' }).click();
  await page.getByRole('button', { name: 'Hapus akun' }).waitFor();
  await expectSoundInBothThemes(page);
});

test('[API-017] a forgotten password is set anew by the mailed link, and the address moves when both mailboxes agree', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page, context } = visitor;
  const mailTo = async (to: string, subject: RegExp) => {
    let text = '';
    await eventually(async () => {
      const answer = await context.request.get(`/api/dev/mailbox?to=${to}`);
      const { mails } = await answer.json();
      const found = mails.find((mail: { subject: string }) => subject.test(mail.subject));
      text = found?.text ?? '';
      return text;
    }).not.toBe('');
    return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  };
  const who = 'moderator@arunika.example';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await page.waitForURL(/forgot-password/);
  await page.getByLabel('Email').fill(who);
  await page.getByRole('button', { name: 'Kirim tautan' }).click();
  await page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await expectSoundInBothThemes(page);
  const link = await mailTo(who, /Atur ulang/);
  await page.goto(link.pathname + link.search);
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('12345678');
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill('12345678');
  await page.keyboard.press('Enter');
  await page.getByText('terlalu mudah ditebak').first().waitFor();
  visitor.complaints.length = 0;
  await page.getByLabel('Kata sandi baru', { exact: true }).fill('kopi-pagi-hari');
  await page.getByLabel('Ulangi kata sandi', { exact: true }).fill('kopi-pagi-hari');
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Enter');
  await page.getByText('Kata sandi baru Anda sudah berlaku').waitFor();
  await page.getByLabel('Email').fill(who);
  await page.getByLabel('Kata sandi', { exact: true }).fill('kopi-pagi-hari');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/admin/orders');

  await page.goto('/user/settings?tab=sign-in');
  const address = page.getByLabel('Alamat email baru');
  await address.waitFor();
  await address.fill('pindah@contoh.example');
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '16 minutes'");
  await page.getByRole('button', { name: 'Ganti alamat' }).click();
  const proof = page.getByLabel('Kata sandi Anda', { exact: true });
  await proof.fill('bukan-ini');
  await proof.press('Enter');
  await page.getByText('Kata sandi salah.').waitFor();
  await expectSoundInBothThemes(page);
  await proof.fill('kopi-pagi-hari');
  await proof.press('Enter');
  await page.getByText('Menunggu persetujuan').waitFor();
  expect(await address.inputValue()).toBe('');
  // The browser reports the answers that asked for the password.
  visitor.complaints.length = 0;
  for (const [to, subject] of [
    [who, /akan memakai alamat lain/],
    ['pindah@contoh.example', /Konfirmasi alamat email baru/],
  ] as const) {
    const yes = await mailTo(to, subject);
    await page.goto(yes.pathname + yes.search);
    await page.getByRole('button', { name: 'Saya setuju' }).click();
    await page.getByRole('heading', { name: /Satu alamat lagi|Alamat sudah berubah/ }).waitFor();
  }
  await expectSoundInBothThemes(page);
  const out = await context.request.get(`${app.url}/api/user/profile`);
  expect(out.status()).toBe(401);
});
