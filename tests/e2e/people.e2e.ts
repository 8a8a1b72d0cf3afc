import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { linkMailedTo } from './guest.ts';
import { signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const FREEBIE = 'daftar-periksa-siap-ai';

async function mailedPath(db: Database, email: string, path: RegExp): Promise<string> {
  let found = '';
  await eventually(async () => {
    const texts = (await listDevMails(db, email)).map(({ text }) => text);
    found = texts.flatMap((text) => path.exec(text)?.at(-1) ?? [])[0] ?? '';
    return found;
  }).not.toBe('');
  return found;
}

test('a visitor leaves an address for a freebie, confirms by the mail, gets it, and leaves the news again by one click', async ({
  db,
  openVisitor,
}) => {
  const email = 'pembaca@contoh.example';
  const { page } = await openVisitor(phone);
  await page.goto(`/checkout/${FREEBIE}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Nama').fill('Rina Pembaca');
  await page.getByLabel('Kirimi saya kabar').check();
  await page.getByRole('button', { name: 'Kirim ke email saya' }).click();
  await page.goto(await linkMailedTo(db, email));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.waitForURL(new RegExp(`/user/purchases/${FREEBIE}`));

  await page.goto(await mailedPath(db, email, /\/mail-choices\?token=\S+/));
  await page.getByRole('heading', { name: 'Apa yang kami kirim' }).waitFor();
  await page.getByRole('checkbox', { name: /^Kabar/, checked: true }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('checkbox', { name: /^Penawaran/ }).check();
  await page.getByRole('button', { name: 'Simpan pilihan' }).click();
  await page.getByText('Pilihan disimpan').waitFor();

  // Of the mail that leads to the choices, as a receipt has a link to stop receipts.
  const leave = /\/mail-choices[\s\S]*(\/unsubscribe\?token=\S+)/;
  await page.goto(await mailedPath(db, email, leave));
  await page.getByRole('button', { name: 'Ya, hentikan' }).click();
  await page.getByRole('heading', { name: 'Sudah dihentikan' }).waitFor();
  await page.goto(await mailedPath(db, email, /\/mail-choices\?token=\S+/));
  await page.getByRole('checkbox', { name: /^Kabar/, checked: false }).waitFor();
  await page.getByRole('checkbox', { name: /^Penawaran/, checked: true }).waitFor();
});

test('the footer takes an address without scripts; its link confirms in another browser, twice says so, and a wrong one is told at the field', async ({
  app,
  browser,
  db,
  openVisitor,
}) => {
  const email = 'kaki@contoh.example';
  const plain = await withoutScripts({ browser, app });
  await plain.page.goto('/blog');
  const footer = plain.page.locator('#footer');
  await footer.getByLabel('Alamat untuk kabar').fill(email);
  await footer.getByRole('button', { name: 'Daftar kabar' }).click();
  await plain.page.getByRole('heading', { name: 'Periksa email Anda' }).waitFor();
  await plain.close();
  const { page, complaints } = await openVisitor(phone);
  const link = await mailedPath(db, email, /\/subscribe\/confirm\?token=\S+/);
  await page.goto(link);
  await page.getByRole('button', { name: 'Ya, kirimi saya kabar' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Ya, kirimi saya kabar' }).click();
  await page.getByRole('heading', { name: 'Alamat Anda terdaftar' }).waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'Ya, kirimi saya kabar' }).click();
  await page.getByRole('heading', { name: 'Alamat Anda sudah terdaftar' }).waitFor();
  await page.goto('/subscribe/confirm?token=salah');
  await page.getByRole('button', { name: 'Ya, kirimi saya kabar' }).click();
  await page.getByRole('heading', { name: 'Tautan ini tidak dikenal' }).waitFor();
  // The browser tells of the refused link.
  complaints.length = 0;
  await page.goto('/subscribe');
  await page.getByRole('textbox', { name: 'Email' }).fill('bukan alamat');
  await page.getByRole('main').getByRole('button', { name: 'Daftar kabar' }).click();
  await page.locator('input[type="email"][aria-invalid="true"]').waitFor();
  await expectSound(page);
});

test('an owner imports a file twice, makes a segment, sees its count, tags and exports it, on a phone too', async ({
  app,
  openVisitor,
}) => {
  const admin = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(admin, 'admin@arunika.example', app.url);
  const { page } = admin;
  await page.goto('/admin/people');
  const csv = [
    'email,name,language,tags,consent_date,consent_source',
    'impor-satu@contoh.example,Satu,id,kelas,2025-03-01,Formulir situs lama',
    'impor-dua@contoh.example,Dua,,,,',
  ].join('\n');
  const dialog = page.getByRole('dialog', { name: 'Import people from CSV' });
  const check = async () => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    });
    await dialog.getByLabel('Name of the source').fill('Mailchimp');
    await dialog.getByRole('button', { name: 'Check file' }).click();
  };
  await check();
  await dialog.getByText('2 new, 0 updated').waitFor();
  await dialog.getByText('1 with consent, 0 stay unsubscribed, 1 without consent').waitFor();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Save 2 people' }).click();
  await dialog.waitFor({ state: 'detached' });
  await check();
  await dialog.getByText('This file changes nothing.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/admin/people/segments');
  await page.getByRole('link', { name: 'New segment' }).first().click();
  await page.getByLabel('Name of the segment').fill('Kelas dengan izin');
  await page.getByLabel('Fact').selectOption('tag');
  await page.getByLabel('Value').fill('kelas');
  await page.getByText('1 person fits now').waitFor();
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByLabel('Fact').nth(1).selectOption('consent');
  await page.getByText('1 person fits now').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Save segment' }).click();
  await page.getByRole('link', { name: 'See the people' }).click();
  await page.getByRole('link', { name: 'Satu' }).click();
  await page.getByRole('complementary', { name: 'Satu' }).getByText('News by email').waitFor();
  await expectSoundInBothThemes(page);
  const href = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
  const table = await (await admin.context.request.get(href ?? '')).text();
  expect(table.trim().split('\n')).toHaveLength(2);
  expect(table).toContain('impor-satu@contoh.example,Satu,id,import:Mailchimp,subscribed,kelas');

  const small = await openVisitor(phone);
  await signInAs(small, 'admin@arunika.example', app.url);
  await small.page.goto('/admin/people/segments');
  await small.page.getByRole('link', { name: 'Kelas dengan izin' }).click();
  await small.page.getByText('1 person fits now').waitFor();
  await expectSound(small.page);
  await small.page.goto('/admin/people?mail=subscribed');
  await expectSoundInBothThemes(small.page);
});
