import type { Page, Route } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  holdsFocus,
  test,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;

/** Uploads a picture into the text that is being written. */
async function insertPicture(page: Page, alt: string): Promise<void> {
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const insert = page.getByRole('button', { name: 'Insert image' });
  await insert.press('Enter');
  await page.getByText('Upload the image first.').waitFor();
  const panel = page.locator('[data-slot=rich-text]');
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Upload images' }).click();
  await (await chooser).setFiles({
    name: 'laci.png',
    mimeType: 'image/png',
    buffer: await makePicture({ color: '#2f6f5e' }),
  });
  await panel.getByRole('button', { name: 'Replace image' }).waitFor();
  await panel.getByLabel('Alternative text').fill(alt);
  await insert.press('Enter');
  await page.getByRole('textbox', { name: 'Content' }).getByRole('img', { name: alt }).waitFor();
}

async function typeWhileSaving(page: Page): Promise<void> {
  const typed = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await typed.promise;
    await route.continue();
  };
  await page.route('**/admin/content/blog/new.data*', hold, { times: 1 });
  // The new address is found only after the page of the form was read again.
  const isReadAgain = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().includes('/blog/new.data'),
  );
  await page.route('**/__manifest*', async (route) => {
    await isReadAgain;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Excerpt').fill('Diketik selagi disimpan.');
  typed.resolve();
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
  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Menutup kasir sebelum pukul sembilan');
  await page.getByLabel('Category').fill('Panduan');
  const words = page.getByRole('textbox', { name: 'Content' });
  await words.click();
  await page.keyboard.type('Satu daftar ');
  const bold = page.getByRole('button', { name: 'Bold' });
  await bold.click();
  // The editor takes the focus back with the next frame.
  await holdsFocus(words);
  await page.keyboard.type('saja');
  await eventually(() => bold.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Link address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Write an address that starts with').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show HTML source' }).click();
  const source = page.getByRole('textbox', { name: 'Content, HTML source' });
  expect(await source.inputValue()).toBe('<p>Satu daftar <strong>saja</strong></p>');
  await page.getByRole('button', { name: 'Show HTML source' }).click();
  await expectSoundInBothThemes(page);

  const isKept = () =>
    page.evaluate(() => Object.values(localStorage).some((kept) => String(kept).includes('<strong>saja')));
  await eventually(isKept).toBe(true);
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await page.getByRole('textbox', { name: 'Content' }).getByText('Satu daftar saja').waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toContain('Menutup kasir');
  await insertPicture(page, 'Laci kasir yang rapi');

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await typeWhileSaving(page);
  await page.waitForURL(/\/admin\/content\/blog\/[0-9a-f-]{36}$/);
  await page.unroute('**/__manifest*');
  await eventually(() => page.getByLabel('Slug').inputValue()).toBe('menutup-kasir-sebelum-pukul-sembilan');
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Diketik selagi disimpan.');
  const draft = await context.newPage();
  const preview = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
  await draft.goto(preview ?? '');
  await draft.getByRole('heading', { level: 1, name: 'Menutup kasir sebelum pukul sembilan' }).waitFor();
  await draft.getByText('Hanya tim yang melihat halaman ini').waitFor();
  const picture = draft.getByRole('img', { name: 'Laci kasir yang rapi' });
  await eventually(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
  await expectSound(draft);
  await draft.getByRole('complementary').getByRole('link', { name: 'English' }).click();
  await draft.getByText('Only the team sees this page').waitFor();
  await draft.getByRole('link', { name: 'Edit', exact: true }).waitFor();

  await page.getByText('Published', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await told(page, 'Saved');
  await eventually(async () => {
    await draft.goto('/blog');
    return draft.getByRole('link', { name: 'Menutup kasir sebelum pukul sembilan' }).count();
  }).toBeGreaterThan(0);

  await page.getByLabel('Slug').fill('tutup-kasir');
  await page.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => {
    await draft.goto('/blog/menutup-kasir-sebelum-pukul-sembilan');
    return new URL(draft.url()).pathname;
  }).toBe('/blog/tutup-kasir');

  const written = page.url();
  await page.goto('/admin/content?search=Menutup+kasir');
  const more = page.getByRole('button', { name: /^Actions for .*Menutup kasir/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText('Copied as a draft').waitFor();
  await page.waitForURL(/\/admin\/content\/blog\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toBe(written);
  await eventually(() => page.getByLabel('Title', { exact: true }).inputValue()).toContain('(salinan)');
  await page.goto('/admin/content?search=Menutup+kasir&status=draft');
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted').waitFor();
  await eventually(() => more.count()).toBe(0);
  await draft.close();
  await editQuestions(visitor, app.url);
  await changeSettings(visitor, app.url);
});

/** Adds a question, moves it up, meets a colleague's change, and saves over it. */
async function editQuestions({ page, context, complaints }: Visitor, origin: string): Promise<void> {
  const { request } = context;
  const path = '/api/admin/content/voices';
  await page.goto('/admin/content/faq');
  await page.getByRole('button', { name: 'Add question' }).click();
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Question') })
    .last();
  await last.getByLabel('Question').fill('Apakah bisa dicicil?');
  await page.getByRole('button', { name: 'Save' }).click();
  await last.getByText('This field is required.').waitFor();
  await last.getByLabel('Answer').fill('Belum.');
  await last.getByRole('switch', { name: 'Shown' }).click();
  await last.getByRole('button', { name: /^Move .* up/ }).press('Enter');
  await expectSound(page);
  const { questions, questions_updated_at } = await (await request.get(path)).json();
  const theirs = questions.map(({ id: _, ...rest }: { readonly id: string }) => rest);
  const changed = await request.put('/api/admin/content/questions', {
    headers: { origin },
    data: { questions: theirs, base_updated_at: questions_updated_at },
  });
  expect(changed.status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Overwrite' }).click();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await told(page, 'Saved');
  const saved = (await (await request.get(path)).json()).questions;
  expect(saved.at(-2)).toMatchObject({
    question: 'Apakah bisa dicicil?',
    answer: 'Belum.',
    is_active: false,
  });
  expect(saved).toHaveLength(theirs.length + 1);
}

/** Is told what a setting must look like, corrects it, and meets a colleague's value. */
async function changeSettings({ page, context, complaints }: Visitor, origin: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.waitForURL('**/admin/content/settings');
  const rowOf = (key: string) => page.locator(`#setting-${key}`);
  await page.getByRole('link', { name: 'How you are paid' }).click();
  const limit = rowOf('adjustment_limit');
  await limit.getByRole('textbox').fill('5,50');
  await limit.getByRole('button', { name: 'Save' }).click();
  await limit.getByText('Write whole rupiah').waitFor();
  await limit.getByRole('textbox').fill('7000000');
  expect(await limit.getByRole('textbox').inputValue()).toBe('7.000.000');
  await limit.getByRole('button', { name: 'Save' }).click();
  await limit.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Your business' }).click();
  const name = rowOf('brand_name');
  await name.getByRole('textbox').fill('Arunika Baru');
  const changed = await context.request.put('/api/admin/content/settings/brand_name', {
    headers: { origin },
    data: { value: 'Arunika Lain' },
  });
  expect(changed.status()).toBe(200);
  await name.getByRole('button', { name: 'Save' }).click();
  await name.getByText('Arunika Lain').waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await expectSound(page);
  await name.getByRole('button', { name: 'Save' }).click();
  await eventually(() => name.getByRole('textbox').inputValue()).toBe('Arunika Baru');
  await name.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
}

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
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  await menu.and(page.locator(':enabled')).waitFor();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Contacted' }).press('Enter');
  const column = page.getByRole('region', { name: 'Contacted' });
  await column.getByRole('link', { name, exact: true }).waitFor();
  await expectSoundInBothThemes(page);
  await column.getByRole('link', { name, exact: true }).click();
  await page.getByLabel('New note').fill('Minta contoh laporan.');
  // A note that was typed is not lost by a link.
  await page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(await page.getByLabel('New note').inputValue()).toBe('Minta contoh laporan.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Minta contoh laporan.' }).waitFor();
  const history = page.getByRole('region', { name: 'Status history' });
  await history.getByText('New → Contacted').waitFor();
  await expectSoundInBothThemes(page);

  await page.goto('/admin/content/forms');
  await page.getByText(formFields.contact.email).first().click();
  await page.getByText('IP address').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('switch', { name: 'Contact' }).click();
  await told(page, 'Form closed');
  await eventually(async () => {
    const answer = await context.request.get('/api/forms');
    const { forms } = await answer.json();
    return forms.find(({ form_type }: { readonly form_type: string }) => form_type === 'contact')?.is_active;
  }).toBe(false);
});
