import type { Database } from '#server/platform/database/db.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { makeSessionType } from '#tests/support/session-types.ts';
import { makeBooking } from '#tests/support/shop/bookings.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { signInAs } from './sign-in.ts';

/** Hours from now until a clock of a day in WIB. */
const hoursUntil = (days: number, hour: number) =>
  Math.floor(
    (startOfDay(dayOf(new Date(Date.now() + days * DAY_MS))).getTime() + hour * 3_600_000 - Date.now()) /
      3_600_000,
  );
const dayIn = (days: number) => dayOf(new Date(Date.now() + days * DAY_MS));

/** A session of somebody new, who has a company. */
async function comes(
  db: Database,
  hours: number,
): Promise<{ readonly id: string; readonly company: string }> {
  const { id: user_id } = await makePerson(db, { hasProfile: true });
  const company = `Usaha ${user_id.slice(0, 6)}`;
  await db.pool.query('update profiles set company = $2 where id = $1', [user_id, company]);
  const { rowCount } = await db.pool.query("select from session_types where kind = 'free'");
  if (rowCount === 0) await makeSessionType(db, { kind: 'free' });
  return { id: await makeBooking(db, { user_id, hours }), company };
}

test('[DECISIONS 65] on a desk, by keyboard: a session gets its outcome, one to come its note and another time', async ({
  app,
  db,
  openVisitor,
}) => {
  await comes(db, -60);
  const coming = await comes(db, hoursUntil(3, 10));
  const visitor = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto(`/admin/bookings?first=${dayIn(3)}`);
  const waiting = page.getByRole('region', { name: 'No outcome' });
  await expectSoundInBothThemes(page);
  await waiting.getByRole('button', { name: 'Took place' }).press('Enter');
  await page.getByText('Recorded: it took place').waitFor();
  await waiting.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: new RegExp(coming.company) }).press('Enter');
  const panel = page.getByRole('complementary', { name: coming.company });
  await panel.getByRole('heading', { name: coming.company }).waitFor();
  await panel.getByLabel('Your notes').fill('Punya dua cabang');
  await panel.getByRole('button', { name: 'Save notes' }).press('Enter');
  await page.getByText('Notes saved').waitFor();
  await expectSoundInBothThemes(page);
  await panel.getByRole('button', { name: 'Move' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Move this session?' });
  await expectSound(page);
  await moving.getByLabel('Day').fill(dayIn(4));
  await moving.getByLabel('Time (WIB)').fill('14:00');
  await moving.getByRole('button', { name: 'Move' }).press('Enter');
  await page.getByText(/^Moved to .*14:00 WIB$/).waitFor();
  await moving.waitFor({ state: 'detached' });
  await panel.getByText(/14:00–14:30 WIB/).waitFor();
  expect(await panel.getByLabel('Your notes').inputValue()).toBe('Punya dua cabang');

  await panel.getByRole('button', { name: 'Cancel session' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  await expectSound(page);
  await question.getByRole('button', { name: 'Cancel session' }).press('Enter');
  await panel.getByText('Cancelled', { exact: true }).waitFor();
  const { rows } = await db.pool.query(
    'select action from audit_entries where subject_id = $1 order by created_at, id',
    [coming.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['booking.noted', 'booking.moved', 'booking.cancelled']);

  await page.getByRole('link', { name: 'List', exact: true }).press('Enter');
  await page.getByRole('searchbox').fill(coming.company);
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('1 booking', { exact: true }).waitFor();
  await expectSound(page);
});

test('[DECISIONS 65] on a phone: a day says its free hours, which can be blocked, and one booking takes the screen', async ({
  app,
  db,
  openVisitor,
}) => {
  const coming = await comes(db, hoursUntil(5, 11));
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto(`/admin/bookings?first=${dayIn(5)}&day=${dayIn(5)}`);
  const free = page.getByRole('button', { name: /^Block 08:00–/ });
  await free.click();
  const dialog = page.getByRole('dialog', { name: 'Block this time?' });
  await dialog.getByLabel('Until (WIB)').fill('07:00');
  await dialog.getByRole('button', { name: 'Block time' }).click();
  await dialog.getByText('The end must come after the start.').waitFor();
  await expectSoundInBothThemes(page);
  await dialog.getByLabel('Until (WIB)').fill('09:00');
  await dialog.getByRole('button', { name: 'Block time' }).click();
  await page.getByText('Time blocked').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Block 09:00–/ }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Unblock' }).click();
  await free.waitFor();

  await page.getByRole('link', { name: new RegExp(coming.company) }).click();
  await page.getByRole('heading', { name: coming.company }).waitFor();
  await eventually(() => page.getByRole('navigation', { name: 'Days' }).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await page.getByRole('navigation', { name: 'Days' }).waitFor();
});

test('a booking of the list is opened beside it, and closing it leads back to the list with its filter', async ({
  app,
  db,
  openVisitor,
}) => {
  const waiting = await comes(db, -90);
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/bookings/list?state=no_outcome');
  await page.getByRole('link', { name: waiting.company }).press('Enter');
  const panel = page.getByRole('complementary', { name: waiting.company });
  await panel.getByRole('heading', { name: waiting.company }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: waiting.company }).waitFor();
  await panel.getByRole('link', { name: 'Close' }).press('Enter');
  await panel.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/admin/bookings/list?state=no_outcome',
  );
});

test('[DECISIONS 65] calendars: what can not be read is said at its field, and the address of the feed is shown once', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/bookings/calendars');
  await page.getByText('No calendars yet').waitFor();
  await page.getByRole('button', { name: 'Add calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a calendar' });
  await dialog.getByLabel('Name', { exact: true }).fill('Kerja');
  await dialog.getByLabel('Address', { exact: true }).fill('https://127.0.0.1/kalender.ics');
  // Only CalDAV asks who one is.
  expect(await dialog.getByLabel('App password').count()).toBe(0);
  await dialog.getByLabel('Kind').selectOption('caldav');
  await dialog.getByLabel('App password').waitFor();
  await dialog.getByLabel('Kind').selectOption('ics');
  await dialog.getByLabel('App password').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await dialog.getByText('This calendar refuses.', { exact: false }).waitFor();
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Create address' }).click();
  const address = await page.getByText(/\/api\/calendar-feed\//).textContent();
  const feed = await page.request.get(new URL(address ?? '').pathname);
  expect(await feed.text()).toContain('BEGIN:VCALENDAR');
  await expectSoundInBothThemes(page);
  await page.reload();
  await page.getByText(/^Created on .* Last read/).waitFor();
  expect(await page.getByText(/\/api\/calendar-feed\//).count()).toBe(0);
});

test('[DECISIONS 65] on a phone: who comes soon is written to with a text that is ready, and not named again', async ({
  app,
  db,
  openVisitor,
}) => {
  const coming = await comes(db, 20);
  await db.pool.query("update profiles set whatsapp = '081234567890' where company = $1", [coming.company]);
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/bookings');
  const waiting = page.getByRole('region', { name: 'WhatsApp reminders' });
  await expectSoundInBothThemes(page);
  await waiting.getByRole('link').click();
  const chat = page.getByRole('link', { name: 'Remind by WhatsApp' });
  const address = new URL((await chat.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain('https://meet.example/abc');
  await page.getByRole('button', { name: 'Mark as reminded' }).click();
  await page.getByText('Reminded by WhatsApp').first().waitFor();
  await page.getByRole('link', { name: 'Write on WhatsApp' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await waiting.waitFor({ state: 'detached' });
});
