import { expect, holdsFocus, test } from '#tests/support/machine/browser.ts';
import { codeMailedTo } from '#tests/support/mailed-code.ts';
import { BUYER } from './sign-in.ts';
import { agree, fillAudit, PAYLOAD, pageForms } from './site-forms.ts';
import { withoutScripts } from './without-scripts.ts';

test('[DECISIONS 30] contact, consultation, mentorship and audit can be sent without any script', async ({
  app,
  browser,
  db,
}) => {
  const { page, close } = await withoutScripts({ browser, app });
  for (const { path, send, received, fill } of pageForms) {
    await page.goto(path);
    const form = page.getByRole('form');
    await form.getByLabel('Nama lengkap').fill(PAYLOAD);
    await form.getByLabel('Email').fill('bukan alamat');
    await fill(form);
    await agree(form);
    await form.getByRole('button', { name: send }).click();
    await form.getByText('Tulis alamat email yang benar.').waitFor();
    expect(await form.getByLabel('Nama lengkap').inputValue()).toBe(PAYLOAD);
    expect(page.url()).not.toContain('alamat');
    await holdsFocus(form.getByLabel('Email'));
    await form.getByLabel('Email').fill(`${path.slice(1)}@contoh.example`);
    await form.getByRole('button', { name: send }).click();
    await page.getByRole('status').filter({ hasText: received }).waitFor();
  }
  await page.goto('/');
  await page
    .locator('#free-ai-audit')
    .getByRole('link', { name: /audit gratis|Daftar tunggu/i })
    .click();
  const audit = page.getByRole('form');
  await fillAudit(audit);
  await audit.getByLabel('Email').fill(BUYER);
  await audit.getByLabel('Pekerjaan rutin jalan sendiri').check();
  await agree(audit);
  await audit.getByRole('button', { name: /Kirim pengajuan|Masuk daftar/ }).click();
  const code = audit.getByLabel('Kode dari email');
  await holdsFocus(code);
  await code.fill(await codeMailedTo(db, BUYER));
  await code.press('Enter');
  await page.getByRole('heading', { name: 'Pendaftaran berhasil!' }).waitFor();
  expect(page.url()).not.toMatch(/Dapur|contoh|%40/);
  await page.getByRole('link', { name: 'Pilih waktu bicara' }).click();
  await page.waitForURL('**/user/bookings/audit/time');
  await page.getByRole('button', { name: 'Ambil jam ini' }).waitFor();
  await close();
});

test('[DECISIONS 30] whoever presses Enter before the scripts are there sends the form all the same, and nothing of it into an address', async ({
  app,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  // A slow telephone: the document is there, its scripts are on their way for ever.
  await page.route('**/*.js', () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('form');
  await form.getByLabel('Nama lengkap').fill('Sari Cepat');
  await form.getByLabel('Email').fill('cepat@contoh.example');
  await form.getByLabel('Email').press('Enter');
  await form.getByText('Pilih topik.').waitFor();
  expect(await form.getByLabel('Nama lengkap').inputValue()).toBe('Sari Cepat');
  expect(asked.filter((url) => /Sari|cepat/.test(url))).toEqual([]);
  await context.close();
});
