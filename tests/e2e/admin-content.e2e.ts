import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  holdsFocus,
  test,
} from '#tests/support/browser.ts';
import { formEnvelope, formFields } from '#tests/support/forms.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;

/** Uploads a picture into the text that is being written. */
async function insertPicture(page: Page, alt: string): Promise<void> {
  await page.getByRole('button', { name: 'Gambar', exact: true }).click();
  const insert = page.getByRole('button', { name: 'Sisipkan gambar' });
  await insert.press('Enter');
  await page.getByText('Unggah gambarnya dulu.').waitFor();
  const panel = page.locator('[data-slot=rich-text]');
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Unggah gambar' }).click();
  await (await chooser).setFiles({
    name: 'laci.png',
    mimeType: 'image/png',
    buffer: await makePicture({ color: '#2f6f5e' }),
  });
  await panel.getByRole('button', { name: 'Ganti gambar' }).waitFor();
  await panel.getByLabel('Teks pengganti').fill(alt);
  await insert.press('Enter');
  await page.getByRole('textbox', { name: 'Isi' }).getByRole('img', { name: alt }).waitFor();
}

const widthOf = (picture: Element) => (picture instanceof HTMLImageElement ? picture.naturalWidth : 0);

test('[ADM-020, ACON-006, ACON-007] an admin writes a post in the editor, looks at the draft, publishes it, and moves it', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page, context } = visitor;
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Blog Posts' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Tulis artikel' }).click();
  await page.getByLabel('Judul', { exact: true }).fill('Menutup kasir sebelum pukul sembilan');
  await page.getByLabel('Kategori').fill('Panduan');
  const words = page.getByRole('textbox', { name: 'Isi' });
  await words.click();
  await page.keyboard.type('Satu daftar ');
  const bold = page.getByRole('button', { name: 'Tebal' });
  await bold.click();
  // The editor takes the focus back with the next frame.
  await holdsFocus(words);
  await page.keyboard.type('saja');
  await eventually(() => bold.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Tautan', exact: true }).click();
  await page.getByLabel('Alamat tautan').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Tulis alamat yang dimulai dengan').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Lihat sumber HTML' }).click();
  const source = page.getByRole('textbox', { name: 'Isi, sumber HTML' });
  expect(await source.inputValue()).toBe('<p>Satu daftar <strong>saja</strong></p>');
  await page.getByRole('button', { name: 'Lihat sumber HTML' }).click();
  await expectSoundInBothThemes(page);

  const isKept = () =>
    page.evaluate(() => Object.values(localStorage).some((kept) => String(kept).includes('<strong>saja')));
  await eventually(isKept).toBe(true);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Pulihkan draf' }).click();
  await page.getByRole('textbox', { name: 'Isi' }).getByText('Satu daftar saja').waitFor();
  expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toContain('Menutup kasir');
  await insertPicture(page, 'Laci kasir yang rapi');

  await page.getByRole('link', { name: 'Kembali' }).click();
  await page.getByRole('button', { name: 'Tetap di sini' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.waitForURL(/\/admin\/content\/blog\/[0-9a-f-]{36}$/);
  const draft = await context.newPage();
  const preview = await page.getByRole('link', { name: 'Pratinjau' }).getAttribute('href');
  await draft.goto(preview ?? '');
  await draft.getByRole('heading', { level: 1, name: 'Menutup kasir sebelum pukul sembilan' }).waitFor();
  await draft.getByText('Hanya tim yang melihat halaman ini').waitFor();
  const picture = draft.getByRole('img', { name: 'Laci kasir yang rapi' });
  await eventually(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
  await expectSound(draft);

  await page.getByText('Terbit', { exact: true }).click();
  await page.getByRole('button', { name: 'Terbitkan' }).click();
  await page.locator('[data-sonner-toast]').filter({ hasText: 'Tersimpan' }).last().waitFor();
  await eventually(async () => {
    await draft.goto('/blog');
    return draft.getByRole('link', { name: 'Menutup kasir sebelum pukul sembilan' }).count();
  }).toBeGreaterThan(0);

  await page.getByLabel('Slug').fill('tutup-kasir');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await eventually(async () => {
    await draft.goto('/blog/menutup-kasir-sebelum-pukul-sembilan');
    return new URL(draft.url()).pathname;
  }).toBe('/blog/tutup-kasir');
});

test('[ACON-009, ACON-005] a moderator follows a lead along the board, notes what was said, and closes the form', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page, context } = visitor;
  const sent = await context.request.post('/api/forms/contact', {
    headers: { origin: app.url },
    data: { ...formFields.contact, ...formEnvelope() },
  });
  expect(sent.status()).toBe(200);
  const { name } = formFields.contact;
  await signInAs(visitor, 'moderator@arunika.example', app.url);
  await page.goto('/admin/content/leads');
  await page.getByLabel(`Pindahkan ${name}`).selectOption('contacted');
  const column = page.getByRole('region', { name: 'Dihubungi' });
  await column.getByRole('link', { name }).waitFor();
  await expectSoundInBothThemes(page);
  await column.getByRole('link', { name }).click();
  await page.getByLabel('Catatan baru').fill('Minta contoh laporan.');
  // A note that was typed is not lost by a link.
  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await page.getByRole('button', { name: 'Tetap di sini' }).click();
  expect(await page.getByLabel('Catatan baru').inputValue()).toBe('Minta contoh laporan.');
  await page.getByRole('button', { name: 'Tambah catatan' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Minta contoh laporan.' }).waitFor();
  const history = page.getByRole('region', { name: 'Riwayat status' });
  await history.getByText('Baru → Dihubungi').waitFor();
  await expectSoundInBothThemes(page);

  await page.goto('/admin/content/forms');
  await page.getByText(formFields.contact.email).first().click();
  await page.getByText('Alamat IP').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('switch', { name: 'Kontak' }).click();
  await page.locator('[data-sonner-toast]').filter({ hasText: 'Formulir ditutup' }).waitFor();
  await eventually(async () => {
    const answer = await context.request.get('/api/forms');
    const { forms } = await answer.json();
    return forms.find(({ form_type }: { readonly form_type: string }) => form_type === 'contact')?.is_active;
  }).toBe(false);
});
