import { expect, expectSound, test } from '#tests/support/machine/browser.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { signInAs } from './sign-in.ts';

test('all products of a filter are changed at once, those on other pages too, after a question that names how many', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  const live = async () => {
    const { rows } = await db.pool.query<{ count: number }>(
      'select count(*)::integer as count from products where is_active and not is_subscription and archived_at is null',
    );
    return rows[0]?.count ?? 0;
  };
  await db.pool.query(
    `insert into products (title, slug, type, price, is_active)
     select 'Templat ' || n, 'templat-' || n, 'template', 1000, true from generate_series(1, 30) n`,
  );
  const before = await live();
  expect(before).toBeGreaterThan(20);
  await page.goto('/admin/products/one-time?status=active');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page
    .getByRole('toolbar', { name: '20 selected' })
    .getByRole('button', { name: `Select all ${before}` })
    .click();
  const bar = page.getByRole('toolbar', { name: `${before} selected` });
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  const question = page.getByRole('alertdialog', { name: `Deactivate: ${before} products?` });
  await expectSound(page);
  await question.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText(`${before} products changed`).waitFor();
  expect(await live()).toBe(0);
});
