import type { Page } from 'playwright-core';
import { type ChatEndpoint, startChatEndpoint } from '#tests/support/chat-endpoint.ts';
import { type RunningApp, startApp } from '#tests/support/machine/app-server.ts';
import {
  test as base,
  eventually,
  expect,
  expectSoundInBothThemes,
  holdsFocus,
} from '#tests/support/machine/browser.ts';
import { openAssistant } from '#tests/support/shop/assistant.ts';
import { ADMIN, BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

/** The app with an endpoint of our own. */
const test = base
  .extend<{ chat: ChatEndpoint }>({
    chat: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const chat = await startChatEndpoint();
        await use(chat);
        await chat.close();
      },
      { scope: 'file' },
    ],
  })
  .extend<{ app: RunningApp }>({
    app: [
      async ({ db, chat }, use) => {
        await openAssistant(db);
        const app = await startApp(String(db.pool.options.connectionString), chat.environment);
        await use(app);
        await app.stop();
      },
      { scope: 'file' },
    ],
  });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Tanya asisten' });
const door = (page: Page, name = 'Tanya asisten') => page.getByRole('banner').getByRole('link', { name });

/** Before its script is there, the door leads to the search. */
async function openSheet(page: Page, name?: string): Promise<void> {
  const link = door(page, name);
  await eventually(() =>
    link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
  ).toBe(true);
  await link.click();
}

/** The link of the door, wherever its address stands. */
const DOOR = /<a (?=[^>]*href="\/search")[^>]*aria-label="Tanya asisten"/;

async function ask(page: Page, question: string): Promise<void> {
  await sheet(page).getByRole('textbox', { name: 'Pertanyaan Anda' }).fill(question);
  await page.keyboard.press('Enter');
}

test('a question is answered with its source, which opens at the passage; the conversation waits', async ({
  openVisitor,
  chat,
}) => {
  chat.behave('obey');
  const { page } = await openVisitor(phone);
  await page.goto('/');
  await openSheet(page);
  await holdsFocus(sheet(page).getByRole('textbox', { name: 'Pertanyaan Anda' }));
  await expectSoundInBothThemes(page);
  await ask(page, 'Kapan pengingat jadwal klinik dikirim, tiga hari sebelumnya?');
  const source = sheet(page).getByRole('list', { name: 'Sumber' }).getByRole('link').first();
  await source.waitFor();
  await expectSoundInBothThemes(page);
  const href = await source.getAttribute('href');
  expect(href).toMatch(/^\/(?:blog|case-study)\/.*#/);
  await source.click();
  await page.waitForURL(({ pathname, hash }) => `${pathname}${hash}` === href);
  await openSheet(page);
  await sheet(page).getByRole('heading', { name: 'Kapan pengingat jadwal klinik' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
});

test('what the site does not hold is refused, with ways on, and becomes a lead once somebody agrees', async ({
  openVisitor,
  chat,
  db,
}) => {
  chat.behave('obey');
  const { page } = await openVisitor(desktop);
  await page.goto('/blog');
  await openSheet(page);
  await ask(page, 'Zyxwvut qqxxzz?');
  await sheet(page).getByText('Situs ini tidak memuat jawabannya').waitFor();
  for (const name of ['Pesan konsultasi', 'Tulis kepada kami', 'Cari di situs'])
    await sheet(page).getByRole('link', { name }).waitFor();
  await sheet(page).getByRole('button', { name: 'Kirim percakapan ini ke konsultan' }).click();
  await sheet(page).getByRole('textbox', { name: 'Nama' }).fill('Sari Zamrud');
  await sheet(page).getByRole('textbox', { name: 'Email' }).fill('sari@contoh.example');
  await sheet(page).getByRole('checkbox').check();
  await expectSoundInBothThemes(page);
  await sheet(page).getByRole('button', { name: 'Kirim', exact: true }).click();
  await sheet(page).getByText('Terkirim. Jawabannya datang lewat email.').waitFor();
  const { rows } = await db.pool.query<{ message: string }>(
    "select form_data ->> 'message' as message from leads where email = 'sari@contoh.example'",
  );
  expect(rows[0]?.message).toContain('Tanya: Zyxwvut qqxxzz?');
});

test('an answer is stopped, asked again, and an endpoint that is down or a budget that is used up is told', async ({
  openVisitor,
  chat,
  db,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/en');
  const english = page.getByRole('dialog', { name: 'Ask the assistant' });
  await openSheet(page, 'Ask the assistant');
  chat.behave('stall');
  await english
    .getByRole('textbox', { name: 'Your question' })
    .fill('When are clinic reminders sent before?');
  await english.getByRole('button', { name: 'Ask', exact: true }).click();
  await english.getByRole('button', { name: 'Stop' }).click();
  await english.getByText('Stopped.').waitFor();
  chat.behave('fail');
  await english.getByRole('button', { name: 'Ask again' }).click();
  await english.getByText('The assistant cannot be reached right now.').waitFor();
  await openAssistant(db, { monthly: 1, daily: 1 });
  await english.getByRole('button', { name: 'Ask again' }).last().click();
  await english.getByText('The assistant rests until next month. The search still works.').waitFor();
  await openAssistant(db);
  await expectSoundInBothThemes(page);
});

test('without scripts the door leads to the search, and without a budget there is none', async ({
  openVisitor,
  db,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/search');
  const html = async () => (await page.request.get('/')).text();
  await openAssistant(db);
  await eventually(async () => DOOR.test(await html())).toBe(true);
  await openAssistant(db, { monthly: 0, daily: 0 });
  await eventually(async () => DOOR.test(await html())).toBe(false);
  await openAssistant(db);
});

const COURSE = 'kelas-prompt-pemilik-usaha';

test('a draft goes into its field by a button, out again and in, and is saved by nobody but the owner', async ({
  app,
  openVisitor,
  chat,
  db,
}) => {
  chat.behave('obey');
  await openAssistant(db);
  const asked = 'Apakah larangan dan bentuk jawaban perlu ditulis setiap kali?';
  await db.pool.query(
    `insert into lesson_questions (user_id, product_id, lesson_id, lesson_title, body)
     select u.id, p.id, 'empat-bagian', 'Empat bagian', $3 from users u, products p where u.email = $1 and p.slug = $2`,
    [BUYER, COURSE, asked],
  );
  const visitor = await openVisitor(phone);
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/products/questions?state=waiting');
  const row = page.getByRole('listitem').filter({ hasText: asked });
  await row.getByText(/^Answer /).click();
  const field = row.getByLabel('Answer', { exact: true });
  await field.fill('Halo.');
  await row.getByRole('button', { name: 'Draft from the site' }).click();
  const draft = row.getByRole('region', { name: 'Draft' });
  await draft.getByText(/^Lesson: /).waitFor();
  await draft.getByRole('button', { name: 'Put into the field' }).click();
  await eventually(() => field.inputValue()).toMatch(/^Halo\.\n\n\S/);
  await draft.getByText('In the field, not saved.').waitFor();
  await expectSoundInBothThemes(page);
  await draft.getByRole('button', { name: 'Take it out again' }).click();
  await eventually(() => field.inputValue()).toBe('Halo.');
  await draft.getByRole('button', { name: 'Put into the field' }).click();
  await eventually(() => field.inputValue()).toMatch(/^Halo\.\n\n\S/);
  const answers = async () =>
    (await db.pool.query('select answer from lesson_questions where body = $1', [asked])).rows;
  expect(await answers()).toEqual([{ answer: null }]);
  const text = await field.inputValue();
  await row.getByRole('button', { name: 'Send answer' }).click();
  await row.waitFor({ state: 'detached' });
  expect(await answers()).toEqual([{ answer: text }]);
});

test('the draft of a post goes below what its editor has, and out again', async ({
  app,
  openVisitor,
  chat,
  db,
}) => {
  chat.behave('obey');
  await openAssistant(db);
  const { rows } = await db.pool.query<{ id: string }>(
    "select id from blog_posts where slug = 'sop-yang-dibaca'",
  );
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto(`/admin/content/blog/${rows[0]?.id}`);
  const editor = page.getByRole('textbox', { name: 'Content', exact: true });
  const before = await editor.innerText();
  await page.getByRole('button', { name: 'Draft from the site' }).click();
  const draft = page.getByRole('region', { name: 'Draft' });
  await draft.getByRole('button', { name: 'Put into the field' }).click();
  await eventually(async () => (await editor.innerText()).length).toBeGreaterThan(before.length);
  expect((await editor.innerText()).startsWith(before)).toBe(true);
  await expectSoundInBothThemes(page);
  await draft.getByRole('button', { name: 'Take it out again' }).click();
  await eventually(() => editor.innerText()).toBe(before);
});

test('the owner’s questions are asked from the desk, and their figures are seen', async ({
  app,
  openVisitor,
  chat,
  db,
}) => {
  chat.behave('obey');
  await openAssistant(db);
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/content/assistant/setup');
  for (const { kind, question, path } of [
    { kind: 'Has an answer', question: 'Berapa harga paket SOP toko?', path: '/product/sop-ai-toko' },
    { kind: 'Has none', question: 'Qqxxzz zyxwvut?', path: '' },
  ]) {
    await page.getByRole('button', { name: 'Add a question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a question' });
    await dialog.getByLabel('Kind').selectOption(kind);
    await dialog.getByLabel('Question', { exact: true }).fill(question);
    await dialog.getByLabel('Page that answers it').fill(path);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Run the test' }).click();
  const figures = page.getByRole('region', { name: 'Test', exact: true });
  await eventually(async () => {
    await page.reload();
    return figures.getByText(/^Tested /).count();
  }).toBe(1);
  await eventually(() => figures.locator('dl').innerText()).toMatch(
    /Found among the first five\s+1 of 1\s+Cited\s+\d of 1\s+Rightly refused\s+1 of 1\s+Leaked\s+0 of 2/,
  );
  await expectSoundInBothThemes(page);
});
