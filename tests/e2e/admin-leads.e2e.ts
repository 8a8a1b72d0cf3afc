import type { Database } from '#server/platform/database/db.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { makeSessionType } from '#tests/support/session-types.ts';
import { signInAs } from './sign-in.ts';

const addLeads = (db: Database, names: readonly string[]) =>
  db.pool.query(
    `insert into leads (full_name, email, form_type, form_data, lead_score)
     select name, lower(replace(name, ' ', '.')) || '@contoh.example', 'contact', '{}', 100
     from unnest($1::text[]) as name`,
    [names],
  );

test('whoever moves a lead to lost is asked why in one line, and a session is booked from the card of another', async ({
  app,
  db,
  openVisitor,
}) => {
  await addLeads(db, ['Cici Mahal', 'Dodi Tertarik']);
  const { rowCount } = await db.pool.query("select from session_types where kind = 'free'");
  if (rowCount === 0) await makeSessionType(db, { kind: 'free' });
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  const { page } = visitor;
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto('/admin/content/leads');
  const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
  await menuOf('Cici Mahal').and(page.locator(':enabled')).waitFor();
  await menuOf('Cici Mahal').click();
  await page.getByRole('menuitem', { name: 'Move to Lost' }).click();
  const ending = page.getByRole('dialog', { name: 'Lost: Cici Mahal' });
  await expectSound(page);
  await ending.getByLabel('Why?').fill('Terlalu mahal');
  await page.keyboard.press('Enter');
  const lost = page.getByRole('region', { name: 'Lost' });
  await lost.getByRole('link', { name: 'Cici Mahal', exact: true }).waitFor();
  await eventually(async () => {
    const { rows } = await db.pool.query(
      "select c.to_status, c.reason from lead_status_changes c join leads l on l.id = c.lead_id where l.full_name = 'Cici Mahal'",
    );
    return rows;
  }).toEqual([{ to_status: 'lost', reason: 'Terlalu mahal' }]);
  await lost.getByText('Terlalu mahal').waitFor();

  await menuOf('Dodi Tertarik').click();
  await page.getByRole('menuitem', { name: 'Book a session' }).click();
  const booking = page.getByRole('dialog', { name: 'Book a session with Dodi Tertarik' });
  await booking.getByText('dodi.tertarik@contoh.example').waitFor();
  await booking.getByText(/^Next free: /).waitFor();
  await expectSoundInBothThemes(page);
  await booking.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('heading', { name: 'Dodi Tertarik' }).waitFor();
  const { rows } = await db.pool.query(
    `select b.kind, b.status from consultation_bookings b join users u on u.id = b.user_id
     where u.email = 'dodi.tertarik@contoh.example'`,
  );
  expect(rows).toEqual([{ kind: 'free', status: 'booked' }]);
});

test('a second lead that is moved while the first is on its way does not hide the first', async ({
  app,
  db,
  openVisitor,
}) => {
  const names = ['Ani Pertama', 'Budi Kedua'];
  await addLeads(db, names);
  const visitor = await openVisitor({ width: 1280, theme: 'dark' });
  const { page } = visitor;
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto('/admin/content/leads');
  const qualified = page.getByRole('region', { name: 'Qualified' });
  const menuOf = (name = '') => page.getByRole('button', { name: `Actions for ${name}` });
  await menuOf(names[0]).and(page.locator(':enabled')).waitFor();
  const onTheirWay = Promise.withResolvers<void>();
  await page.route('**/admin/content/leads.data*', async (route) => {
    if (route.request().method() === 'POST') await onTheirWay.promise;
    await route.continue();
  });
  for (const name of names) {
    await menuOf(name).click();
    await page.getByRole('menuitem', { name: 'Move to Qualified' }).click();
  }
  for (const name of names) await qualified.getByRole('link', { name, exact: true }).waitFor();
  onTheirWay.resolve();
  await page.locator('[data-sonner-toast]').nth(1).waitFor();
  await page.reload();
  for (const name of names) await qualified.getByRole('link', { name, exact: true }).waitFor();
});
