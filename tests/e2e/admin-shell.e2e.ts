import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { holdRequests } from '#tests/support/machine/hold-requests.ts';
import { told } from '#tests/support/machine/toasts.ts';
import { signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';
const MODERATOR = 'moderator@arunika.example';
const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;

test('the command palette leads by keyboard to a task, an order, somebody and a product; on a phone a moderator opens it by its button and finds no products', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/admin/reports');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const field = page.getByRole('combobox', { name: 'Search pages, orders, users, or products' });
  const choose = async (words: string, option: string | RegExp) => {
    await page.keyboard.press('Control+k');
    await field.fill(words);
    await page.getByRole('option', { name: option, selected: true }).waitFor();
    await page.keyboard.press('Enter');
  };
  await choose('adjust bal', 'Adjust a balance');
  await page.waitForURL('**/admin/tools?tab=wallet');

  const { rows } = await db.pool.query<{ id: string; title: string; slug: string }>(
    'select o.id, i.title, i.slug from orders o join order_items i on i.order_id = o.id limit 1',
  );
  const { id = '', title = '' } = rows[0] ?? {};
  await choose(`#${id.slice(0, 8)}`, new RegExp(`#${id.slice(0, 8)}`));
  await page.waitForURL(`**/admin/orders/${id}`);
  await page.locator('[data-detail]').waitFor();

  // What is typed before its code is there is kept, goes nowhere else, and is gone on with.
  const paletteScript = await holdRequests(page, /\/admin-palette/);
  await page.goto('/admin/reports');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('adjust');
  await page.keyboard.press('Enter');
  paletteScript.release();
  await eventually(() => field.inputValue()).toBe('adjust');
  expect(page.url()).toMatch(/\/admin\/reports$/);
  await page.keyboard.type(' balance');
  expect(await field.inputValue()).toBe('adjust balance');
  await page.keyboard.press('Escape');
  await page.unrouteAll();

  // An answer that comes after that of later letters is not shown.
  await page.goto('/admin');
  const answer = await holdRequests(page, /\/api\/admin\/search\?words=baru$/);
  await page.keyboard.press('Control+k');
  const asked = page.waitForRequest(/words=baru$/);
  await field.fill('baru');
  await asked;
  await field.fill('baru@arunika');
  await page.getByRole('option', { name: /baru@arunika\.example/, selected: true }).waitFor();
  answer.release();
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/users\?.*user=/);
  const person = page.getByRole('complementary', { name: 'Akun Demo Baru' });
  await person.waitFor();
  await page.keyboard.press('Escape');
  await person.waitFor({ state: 'detached' });
  await choose(title, new RegExp(title.slice(0, 12)));
  await page.waitForURL(/\/admin\/products\/[\w-]+\/edit\//);
  await eventually(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(title);

  const other = await openVisitor(phone);
  await signInAs(other, MODERATOR, app.url);
  await other.page.goto('/admin');
  await other.page.waitForURL('**/admin/orders');
  await other.page.getByRole('button', { name: 'Search or open a page' }).click();
  await other.page.getByRole('option', { name: 'Write a blog post' }).waitFor();
  await expectSound(other.page);
  await other.page.getByRole('combobox').fill(title);
  await other.page.getByRole('group', { name: 'On this site' }).waitFor();
  expect(await other.page.getByRole('group', { name: 'Products' }).count()).toBe(0);
});

test('[ADM-027, AERR-002, AERR-003, AERR-007, AERR-030, AERR-031, AERR-035] what can not be read says so at its place, the rest of the dashboard stays, and everything comes back', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page, complaints } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  const { rows } = await db.pool.query<{ id: string }>(
    'select id from products where not is_subscription limit 1',
  );
  const tables = async (from: string, to: string) => {
    await db.pool.query(`alter table orders${from} rename to orders${to}`);
    // A column: who is signed in is read with the table itself.
    await db.pool.query(`alter table products rename column sort_order${from} to sort_order${to}`);
  };
  await tables('', '_away');
  await page.goto('/admin/reports');
  await page.getByRole('alert').getByText('Failed to load reports data').waitFor();
  await page.goto('/admin/users');
  await page.getByRole('alert').getByText('Failed to load users').waitFor();
  await page.goto('/admin/refunds');
  await page.getByRole('alert').getByText('Failed to load data').waitFor();
  await page.goto('/id/admin/products/subscription');
  await told(page, 'Error', 'Gagal mengambil data produk subscription');
  await page.goto('/id/admin/products/one-time');
  await told(page, 'Error', 'Gagal mengambil data produk one-time');
  await page.goto(`/id/admin/products/one-time/edit/${rows[0]?.id}`);
  await told(page, 'Error', 'Gagal mengambil data produk');
  await expectSound(page);

  await page.goto('/admin');
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('heading', { name: 'Quick Actions' }).waitFor();
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await tables('_away', '');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('From credit purchases').waitFor();

  // On the way from page to page: an answer that is broken, and a list that never comes.
  const failing = '**/admin/reports.data*';
  await page.route(failing, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.getByRole('link', { name: 'Reports' }).first().click();
  await page.getByRole('alert').getByText('Failed to load reports data').waitFor();
  await page.unroute(failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  const silent = '**/admin/orders.data*';
  await page.clock.install();
  await page.route(silent, () => undefined);
  await page.getByRole('link', { name: 'Orders' }).first().click();
  await page.clock.runFor(16_000);
  await page.getByRole('alert').getByText('Failed to load orders').waitFor();
  await page.unroute(silent);
  await page.clock.runFor(30_000);
  await page.getByRole('alert').waitFor({ state: 'detached' });

  // An id as it is shown, in any case, is found while it is typed.
  const { rows: orders } = await db.pool.query<{ id: string }>('select id from orders order by id limit 1');
  const shown = `#${orders[0]?.id.slice(0, 8)}`;
  await page.getByRole('searchbox').fill(shown.toUpperCase());
  await page.clock.runFor(500);
  await page.waitForURL((url) => url.searchParams.get('search') === shown.toUpperCase());
  await page.getByText(shown, { exact: true }).first().waitFor();
  complaints.length = 0;
});

test('the menu of a phone lies on night in both themes, closes on the way, and gives the focus back; on a low desk all of it is seen', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/admin/orders');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Admin menu' });
  expect(await menu.getByRole('link', { name: 'Orders' }).getAttribute('aria-current')).toBe('page');
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await menu.getByRole('link', { name: 'Wallets' }).click();
  await page.waitForURL('**/admin/wallets');
  await menu.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 1280, height: 720 });
  const links = page.getByRole('navigation', { name: 'Admin' });
  const hidden = await links.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBe(0);
});

test('single keys search a list, walk its rows, open one and tell of themselves, but not while somebody types, and can be turned off', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/admin/orders');
  const rows = page.locator('tbody tr');
  await rows.first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex ?? 0);
  const search = page.getByRole('searchbox');
  // The first press may come before the keys are listened to.
  await eventually(async () => {
    await page.keyboard.press('/');
    return search.evaluate((element) => element === document.activeElement);
  }).toBe(true);
  await page.keyboard.type('j?');
  expect(await search.inputValue()).toMatch(/j\?$/);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goto('/admin/orders');
  await rows.first().waitFor();
  await eventually(async () => {
    if ((await focused()) === 0) await page.keyboard.press('j');
    return focused();
  }).toBe(1);
  await page.keyboard.press('j');
  expect(await focused()).toBe(2);
  await page.keyboard.press('k');
  expect(await focused()).toBe(1);
  await page.keyboard.press('Enter');
  const panel = page.locator('[data-detail]');
  await panel.waitFor();
  await eventually(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
  // The next row takes the place of the one that is open, in the history, too; Escape leads back to its row.
  const opened = page.url();
  await page.keyboard.press('j');
  await eventually(() => page.url() !== opened).toBe(true);
  const second = rows.nth(1).locator('[data-row-link]');
  await eventually(() => second.getAttribute('aria-current')).toBe('true');
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await eventually(focused).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/admin/orders');
  await second.press('Enter');
  await panel.waitFor();
  await page.goBack();
  await panel.waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByText('Go to the next row').waitFor();
  await expectSoundInBothThemes(page);
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  expect(await help.count()).toBe(0);
  await page.goto('/id/admin/orders');
  await page.getByRole('button', { name: 'Pintasan papan tik' }).click();
  await page.getByRole('dialog').getByText('Ke baris berikutnya').waitFor();
});

test('a selection that is kept under a name is a tab of its list, on the next visit and on a phone, until it is removed', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page } = visitor;
  await signInAs(visitor, ADMIN, app.url);
  await page.goto('/admin/orders');
  const tabs = page.getByRole('navigation', { name: 'Views of the list' });
  await tabs.getByRole('link', { name: 'All', exact: true }).waitFor();
  expect(await tabs.getByRole('button', { name: 'Save view' }).count()).toBe(0);
  await page.goto('/admin/orders?status=completed&sort=amount_bigint');
  await tabs.getByRole('button', { name: 'Save view' }).click();
  const naming = page.getByRole('dialog', { name: 'Save this view' });
  await naming.getByRole('button', { name: 'Save view' }).click();
  await eventually(() => naming.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  await naming.getByLabel('Name').fill('Smallest first');
  await expectSoundInBothThemes(page);
  await naming.getByRole('button', { name: 'Save view' }).click();
  await naming.waitFor({ state: 'detached' });
  await tabs
    .getByRole('link', { name: 'Smallest first' })
    .and(page.locator('[aria-current="page"]'))
    .waitFor();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/orders');
  await tabs.getByRole('link', { name: 'Smallest first' }).click();
  await page.waitForURL(/status=completed&sort=amount_bigint/);
  await tabs.getByRole('button', { name: 'Remove the view Smallest first' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Remove the view Smallest first' });
  await expectSoundInBothThemes(page);
  await asking.getByRole('button', { name: 'Remove', exact: true }).click();
  await tabs.getByRole('button', { name: 'Save view' }).waitFor();
  expect(await tabs.getByRole('link', { name: 'Smallest first' }).count()).toBe(0);
});
