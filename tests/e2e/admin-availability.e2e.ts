import { expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { signInAs } from './sign-in.ts';

const SLUG = 'konsultasi-ai-1-on-1';

test('[DECISIONS 65] an owner comes from a product to its times, changes them, and takes a day off, on a telephone', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  const { rows } = await db.pool.query<{ id: string }>('select id from products where slug = $1', [SLUG]);
  const id = rows[0]?.id ?? '';
  await page.goto(`/admin/products/one-time/edit/${id}`);
  await page.getByRole('link', { name: 'Change times' }).click();
  await page.waitForURL(`**/admin/availability?of=${id}`);
  const form = page.locator('details[open]').getByRole('form');
  const save = form.getByRole('button', { name: 'Save times' });
  await form.getByRole('switch', { name: 'Saturday' }).click();
  await form.getByRole('button', { name: 'Add hours, Saturday' }).click();
  const ofSaturday = form.getByRole('group', { name: 'Saturday' });
  await ofSaturday.getByLabel('Saturday, until').first().selectOption('19:30');
  await save.click();
  await form.getByText('Two working hours of the same day overlap.').waitFor();
  await expectSoundInBothThemes(page);
  await ofSaturday.getByRole('button', { name: /^Remove 18:00/ }).click();
  await ofSaturday.getByLabel('Saturday, until').selectOption('12:00');
  await form.getByLabel('Date', { exact: true }).fill('2030-01-08');
  await form.getByRole('button', { name: 'Add date' }).click();
  await form.getByRole('switch', { name: 'Tuesday, 8 Jan 2030' }).click();
  await form.getByLabel(/^Booked at least/).fill('48');
  await save.click();
  await page.getByText('Session times saved').waitFor();
  const hours = await db.pool.query(
    `select from_minute, until_minute from session_hours join session_types t on t.id = session_type_id
     where product_id = $1 and weekday = 6`,
    [id],
  );
  expect(hours.rows).toEqual([{ from_minute: 540, until_minute: 720 }]);

  await page.getByText(/^Mon–Fri .*; Sat 09:00–12:00 · \d+ minutes$/).waitFor();
  await page.getByRole('button', { name: 'Add day off' }).click();
  const days = page.getByRole('form', { name: 'Add day off' });
  await days.getByLabel('Name').fill('Family trip');
  await days.getByLabel('First day').fill('2030-01-02');
  await days.getByLabel('Last day').fill('2030-01-04');
  await expectSoundInBothThemes(page);
  await days.getByRole('button', { name: 'Add day off' }).click();
  const trip = page.getByRole('listitem').filter({ hasText: 'Family trip' });
  await trip.getByText(/2 Jan 2030 – 4 Jan 2030/).waitFor();
  await expectSoundInBothThemes(page);
  await trip.getByRole('button', { name: 'Remove' }).click();
  await trip.waitFor({ state: 'detached' });
});

test('hours are drawn, moved and resized in the picture of the week, by pointer and by keys', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  const { rows } = await db.pool.query<{ id: string }>('select id from products where slug = $1', [SLUG]);
  await page.goto(`/admin/availability?of=${rows[0]?.id}`);
  const form = page.locator('details[open]').getByRole('form');
  const monday = form.getByRole('slider', { name: 'Hours on Monday' });
  const saturday = form.getByRole('slider', { name: 'Hours on Saturday' });
  await monday.first().press('ArrowUp');
  await monday.first().press('Shift+ArrowDown');
  const times = () => monday.first().evaluate((span) => span.getAttribute('aria-valuetext'));
  await expect.poll(times).toBe('Monday 08:45–12:00');
  const morning = await monday.first().boundingBox();
  if (morning === null) throw new Error('the morning is not drawn');
  const [x, y] = [morning.x + morning.width / 2, morning.y + morning.height];
  await page.mouse.move(x, y - 2);
  await page.mouse.down();
  await page.mouse.move(x, y - 2 - 26, { steps: 4 });
  await page.mouse.up();
  await expect.poll(times).toBe('Monday 08:45–11:00');
  await page.mouse.move(x + 5 * (morning.width + 4), y - 30);
  await page.mouse.down();
  await page.mouse.move(x + 5 * (morning.width + 4), y + 22, { steps: 4 });
  await page.mouse.up();
  await saturday.waitFor();
  await saturday.press('ArrowRight');
  await saturday.waitFor({ state: 'detached' });
  await form.getByRole('slider', { name: 'Hours on Sunday' }).press('Delete');
  await form.getByRole('button', { name: 'Copy the hours of Monday to all days' }).click();
  await expectSoundInBothThemes(page);
  await form.getByRole('button', { name: 'Save times' }).click();
  await page.getByText('Session times saved').waitFor();
  const saved = await db.pool.query(
    `select weekday from session_hours join session_types t on t.id = session_type_id
     where product_id = $1 and from_minute = 525 and until_minute = 660 order by weekday`,
    [rows[0]?.id],
  );
  expect(saved.rows.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
