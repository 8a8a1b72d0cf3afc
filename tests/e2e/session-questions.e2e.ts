import type { Database } from '#server/platform/database/db.ts';
import { eventually, expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { inHours } from '#tests/support/shop/bookings.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { BUYER, signInAs } from './sign-in.ts';
import { withoutScripts } from './without-scripts.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;
const QUESTION = 'Apa satu hal yang ingin Anda pecahkan dalam 30 menit ini?';

/** A free session of the demo's buyer in so many hours. */
async function book(db: Database, hours: number): Promise<string> {
  await db.pool.query('delete from consultation_bookings');
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into consultation_bookings
       (user_id, kind, month, session_type_id, starts_at, ends_at, occupied_until, place_kind, place)
     select u.id, 'free', '2030-01-01', t.id, $1::timestamptz, $1::timestamptz + interval '30 min',
            $1::timestamptz + interval '30 min', t.place_kind, t.place
     from users u, session_types t where u.email = $2 and t.kind = 'free' returning id`,
    [inHours(hours), BUYER],
  );
  return rows[0]?.id ?? '';
}

const answersIn = async (db: Database) =>
  (await db.pool.query<{ answers: object }>('select answers from consultation_bookings')).rows[0]?.answers;

test('[DECISIONS 65] a holder answers what is asked on a telephone, changes it, and the desk shows it', async ({
  app,
  db,
  openVisitor,
}) => {
  const id = await book(db, 3);
  const visitor = await openVisitor(phone);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/overview');
  await page.getByRole('link', { name: /^Buka tautan pertemuan/ }).waitFor();
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('link', { name: 'Sesi', exact: true }).click();
  await page.waitForURL('**/user/bookings');
  await page.getByRole('link', { name: 'Jawab 1 pertanyaan' }).click();
  await expectSoundInBothThemes(page);
  await page.getByLabel(QUESTION).fill('Rekap nota\nsetiap malam');
  await page.getByRole('button', { name: 'Simpan jawaban' }).click();
  await page.waitForURL('**/user/bookings');
  await page.getByRole('link', { name: 'Ubah jawaban' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Ubah jawaban' }).click();
  await eventually(() => page.getByLabel(QUESTION).inputValue()).toBe('Rekap nota\nsetiap malam');
  const staff = await openVisitor(desktop);
  await signInAs(staff, ADMIN, app.url);
  await staff.page.goto('/admin');
  const line = staff.page.getByRole('region', { name: 'Who is coming' }).getByRole('link', { name: /Open$/ });
  await expectSoundInBothThemes(staff.page);
  await line.click();
  await staff.page.waitForURL(`**/admin/bookings/${id}`);
  await staff.page.getByText('Rekap nota').waitFor();
});

test('[DECISIONS 65] answers are given without scripts, too', async ({ app, browser, db }) => {
  const id = await book(db, 30);
  const visitor = await withoutScripts({ app, browser });
  const { page, close } = visitor;
  await signInAs({ context: page.context() }, BUYER, app.url);
  await page.goto(`/user/bookings/${id}/questions`);
  await page.getByLabel(QUESTION).fill('Stok');
  await page.getByRole('button', { name: 'Simpan jawaban' }).click();
  await page.waitForURL('**/user/bookings');
  expect(await answersIn(db)).toEqual({ [QUESTION]: 'Stok' });
  await close();
});

test('[DECISIONS 65] the owner writes what is asked, one question a line', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/availability');
  await page.getByText('Free consultation', { exact: false }).first().click();
  const form = page.getByRole('form', { name: /^Free consultation/ });
  const questions = form.getByLabel(/^Questions before the session/);
  await eventually(() => questions.inputValue()).toBe(QUESTION);
  await questions.fill('Satu?\n\n Dua? ');
  await form.getByRole('button', { name: 'Save times' }).click();
  await page.getByText('Session times saved').first().waitFor();
  const { rows } = await db.pool.query("select questions from session_types where kind = 'free'");
  expect(rows).toEqual([{ questions: ['Satu?', 'Dua?'] }]);
});
