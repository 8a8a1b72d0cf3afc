import type { Page } from 'playwright-core';
import type { Database } from '#server/platform/database/db.ts';
import { listDevMails } from '#server/platform/outgoing/mailer.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { chooseBank, linkMailedTo, payAtGateway } from './guest.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desk = { width: 1280, theme: 'bright' } as const;
const FREEBIE = 'daftar-periksa-siap-ai';
const PRODUCT = 'Rekap penjualan otomatis';

const READER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';

const advance = (db: Database) =>
  db.pool.query("select graphile_worker.add_job('advance-sequences', '{}'::json)");

/** The text of the newest mail with this subject, once it has arrived. */
async function mailed(db: Database, email: string, subject: string): Promise<string> {
  let text = '';
  await eventually(async () => {
    const mails = await listDevMails(db, email);
    text = mails.find((mail) => mail.subject === subject)?.text ?? '';
    return text;
  }).not.toBe('');
  return text;
}

/** As if everybody had entered so many days earlier. */
const movePast = (db: Database, days: number) =>
  db.pool.query(
    `update sequence_enrolments set passed_at = passed_at - make_interval(days => $1), wake_at = now()
     where ended_at is null`,
    [days],
  );

const SECOND = 'Yang biasanya macet di hari ketiga';

async function openSequence(page: Page): Promise<void> {
  await page.goto('/admin/sequences');
  await page.getByRole('link', { name: 'Setelah daftar periksa siap AI' }).click();
  await page.getByRole('heading', { level: 1, name: 'Setelah daftar periksa siap AI' }).waitFor();
}

test('a visitor takes a freebie, confirms, gets the mails of its sequence, buys through a link, and the owner sees which mail brought the rupiah', async ({
  app,
  db,
  openVisitor,
}) => {
  const email = 'rangkaian@contoh.example';
  const { page } = await openVisitor(phone);
  await page.goto(`/checkout/${FREEBIE}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Nama').fill('Rina Pembaca');
  await page.getByLabel('Kirimi saya kabar').check();
  await page.getByRole('button', { name: 'Kirim ke email saya' }).click();
  await page.goto(await linkMailedTo(db, email));
  await page.getByRole('button', { name: 'Buka pembelian saya' }).click();
  await page.waitForURL(new RegExp(`/user/purchases/${FREEBIE}`));
  await advance(db);
  await mailed(db, email, 'Cara memakai daftar periksanya dalam 20 menit');

  const owner = await openVisitor(desk);
  await signInAs(owner, 'admin@arunika.example', app.url);
  await openSequence(owner.page);
  await owner.page.getByRole('link', { name: SECOND, exact: true }).click();
  await owner.page.getByLabel('Hour (WIB)').selectOption({ label: 'As soon as the delay ends' });
  await owner.page.getByLabel('Product below the text').fill(PRODUCT);
  await owner.page.getByRole('radio', { name: PRODUCT }).check();
  await expectSoundInBothThemes(owner.page);
  await owner.page.getByRole('button', { name: 'Save mail' }).click();
  await owner.page.getByText('2 days later').first().waitFor();
  await movePast(db, 2);
  await advance(db);
  const text = await mailed(db, email, SECOND);

  const link = /\/(?:en\/)?m\/\S+/.exec(text)?.[0] ?? '';
  // The browser of the tests names itself as a program, whose clicks do not count.
  const opened = await fetch(app.url + link, { redirect: 'manual', headers: { 'user-agent': READER } });
  await page.goto(opened.headers.get('location') ?? '');
  await page.getByRole('heading', { level: 1, name: PRODUCT }).waitFor();
  await page.goto('/checkout/rekap-penjualan-otomatis');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(/\/purchase\/|\/user\/purchases/);
  await eventually(
    async () =>
      (
        await db.pool.query(
          "select from orders where amount_bigint = 20900000 and status = 'completed' and customer_email = $1",
          [email],
        )
      ).rowCount,
  ).toBe(1);
  await advance(db);
  await eventually(
    async () => (await db.pool.query('select end_reason from sequence_enrolments')).rows,
  ).toEqual([{ end_reason: 'bought' }]);
  await openSequence(owner.page);
  const card = owner.page
    .getByRole('listitem')
    .filter({ has: owner.page.getByRole('link', { name: SECOND, exact: true }) });
  expect(await card.textContent()).toMatch(/clicked1/);
  expect(await card.textContent()).toMatch(/Rp\s?209\.000/);
  await owner.page.getByText('Left here: 1 bought').waitFor();
  await expectSoundInBothThemes(owner.page);
});

test('an owner makes a sequence on a phone, moves its mails by keyboard, starts and pauses it, and adds and takes out a person', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query(`
    with added as (insert into people (email, source) values ('tambah@contoh.example', 'footer') returning email_digest)
    insert into consents (email_digest, purpose, channel, is_granted, source)
    select email_digest, 'offers', 'mail', true, 'footer' from added`);
  const owner = await openVisitor(phone);
  const { page } = owner;
  await signInAs(owner, 'admin@arunika.example', app.url);
  await page.goto('/admin/sequences');
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'New sequence' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Untuk VIP');
  await page.getByRole('radio', { name: /^Offers/ }).check();
  await page.getByLabel('Trigger').selectOption('bought');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[type="search"][aria-invalid="true"]').waitFor();
  await page.getByLabel('Trigger').selectOption('tag');
  await page.getByRole('combobox', { name: 'Tag' }).fill('VIP');
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Untuk VIP' }).waitFor();
  await page.getByText('Gets a tag: vip').waitFor();
  await expectSoundInBothThemes(page);

  for (const subject of ['Selamat datang', 'Satu hal lagi']) {
    await page.getByRole('link', { name: 'Add a mail', exact: true }).click();
    await page.getByLabel('Subject', { exact: true }).fill(subject);
    await page.getByRole('textbox', { name: 'Text of the mail' }).fill('Halo.');
    await page.getByRole('button', { name: 'Save mail' }).click();
    await page.getByRole('link', { name: subject, exact: true }).waitFor();
  }
  const up = page.getByRole('button', { name: 'Move Satu hal lagi up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Order saved').waitFor();
  await eventually(() => page.getByRole('list').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    ['Satu hal lagi', 'Selamat datang'],
  );
  await page.getByRole('button', { name: 'Start sequence' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start sequence' }).click();
  await page.getByText('Running').first().waitFor();

  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('siapa@contoh.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('dialog').getByText('This address is not known yet.').waitFor();
  await page.getByRole('dialog').getByLabel('Email').fill('tambah@contoh.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('button', { name: 'Take out' }).waitFor();
  await expectSoundInBothThemes(page);
  owner.complaints.length = 0;
  await page.getByRole('link', { name: 'Untuk VIP', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Satu hal lagi' }).click();
  await page.getByText('The one person who waits for this mail goes on with the next one').waitFor();
  await expectSound(page);
  await page.getByRole('button', { name: 'Remove mail' }).click();
  await page.getByRole('link', { name: 'Satu hal lagi', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused').first().waitFor();
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('button', { name: 'Take out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take out' }).click();
  await page.getByText('left: taken out by the team').first().waitFor();
});
