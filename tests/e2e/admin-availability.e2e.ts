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
  await form.getByLabel('Saturday').fill('from nine');
  await form.getByRole('button', { name: 'Save times' }).click();
  await form.getByText('Write hours like 09.00-12.00, 13.00-17.00.').waitFor();
  await expectSoundInBothThemes(page);
  await form.getByLabel('Saturday').fill('09.00-12.00');
  await form.getByRole('button', { name: 'Save times' }).click();
  await page.getByText('Session times saved').waitFor();
  const hours = await db.pool.query(
    `select from_minute, until_minute from session_hours join session_types t on t.id = session_type_id
     where product_id = $1 and weekday = 6`,
    [id],
  );
  expect(hours.rows).toEqual([{ from_minute: 540, until_minute: 720 }]);

  const days = page.getByRole('form', { name: 'Add day off' });
  await days.getByLabel('Name').fill('Family trip');
  await days.getByLabel('First day').fill('2030-01-02');
  await days.getByLabel('Last day').fill('2030-01-04');
  await days.getByRole('button', { name: 'Add day off' }).click();
  const trip = page.getByRole('listitem').filter({ hasText: 'Family trip' });
  await trip.getByText(/02 Jan 2030 – 04 Jan 2030/).waitFor();
  await expectSoundInBothThemes(page);
  await trip.getByRole('button', { name: 'Remove' }).click();
  await trip.waitFor({ state: 'detached' });
});
