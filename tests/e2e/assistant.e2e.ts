import type { Page } from 'playwright-core';
import { type ChatEndpoint, startChatEndpoint } from '#tests/support/chat-endpoint.ts';
import { startApp } from '#tests/support/machine/app-server.ts';
import {
  test as base,
  eventually,
  expect,
  expectSoundInBothThemes,
  holdsFocus,
} from '#tests/support/machine/browser.ts';
import { openAssistant } from '#tests/support/shop/assistant.ts';

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
  .extend({
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
