import type { Page } from 'playwright-core';
import type { Database } from '#server/platform/database/db.ts';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
  type Visitor,
} from '#tests/support/machine/browser.ts';
import { BUYER, NEW_BUYER, signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';

/** Lets the server wait for us, so that what is shown in the meantime can be seen. */
async function hold(page: Page, url: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

async function idOf(db: Database, email: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return rows[0]?.id ?? '';
}

test('[AUSR-006, AUSR-007, AERR-032, AERR-033, ATOOL-002, ATOOL-003, AERR-047] an admin gives somebody a role and money by keyboard, and both are in the audit log', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'dark' });
  await signInAs(visitor, ADMIN, app.url);
  const { page, complaints } = visitor;
  await page.goto('/admin/users');
  await page.getByRole('link', { name: /^Akun Demo Baru/ }).press('Enter');
  const details = page.getByRole('complementary', { name: 'Akun Demo Baru' });
  await details.getByText('Account audit').waitFor();
  await details.getByLabel('New note').fill('Asked for an invoice.');
  await details.getByRole('button', { name: 'Save note' }).press('Enter');
  const note = details.getByRole('listitem').filter({ hasText: 'Asked for an invoice.' });
  await note.waitFor();
  await expectSound(page);
  await note.getByRole('button', { name: 'Remove note' }).press('Enter');
  await note.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await details.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Actions for Akun Demo Baru' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Assign Role' }).press('Enter');
  const role = page.getByRole('dialog', { name: 'Assign Role' });
  await role.getByRole('radio', { name: /^moderator/ }).press('Space');
  await expectSound(page);
  await page.route('**/admin/users.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await role.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByText('Failed to assign role').waitFor();
  await page.unrouteAll();
  complaints.length = 0;
  // Signed in too long ago: the password is asked for, and the choice is sent again.
  await db.pool.query("update auth_sessions set confirmed_at = now() - interval '2 days'");
  await role.getByRole('button', { name: 'Save' }).press('Enter');
  await page.getByRole('textbox', { name: 'Your password' }).fill('demo-arunika');
  await page.getByRole('button', { name: 'Confirm' }).press('Enter');
  await page.getByText('Role moderator assigned successfully').waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')]);

  await page.goto('/admin/tools?tab=wallet');
  const letGo = await hold(page, '**/admin/tools.data*');
  const fields = ['Amount', 'Description'].map((label) => page.getByLabel(label));
  const user = page.getByRole('combobox', { name: 'User' });
  await user.fill(NEW_BUYER.slice(0, 8));
  await page.getByRole('option', { name: NEW_BUYER }).waitFor();
  await expectSound(page);
  await user.press('Enter');
  await page.getByRole('button', { name: 'Change' }).and(page.locator(':focus')).waitFor();
  for (const [n, text] of ['25.000', 'Hadiah perkenalan'].entries()) await fields[n]?.fill(text);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Adjust the balance of Akun Demo Baru?' });
  await question.getByText('Balance after').waitFor();
  await expectSound(page);
  await question.getByRole('button', { name: 'Post adjustment' }).press('Enter');
  await page.getByRole('button', { name: 'Processing...' }).waitFor();
  letGo();
  await page.getByText('Wallet Adjusted Successfully').waitFor();
  await eventually(() => Promise.all(fields.map((field) => field.inputValue()))).toEqual(['', '']);

  await page.goto('/admin/audit');
  await page.getByRole('button', { name: /^Role changed/ }).press('Enter');
  await page.getByText('Before: user').waitFor();
  await expectSoundInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Action').selectOption('wallet.adjusted');
  await page.waitForURL('**/admin/audit?action=wallet.adjusted');
  // The address changes before the list: the other entries stand there a moment longer.
  await eventually(() => page.locator('tr:has([data-row-link])').allTextContents()).toEqual([
    expect.stringMatching(/Balance Rp\s0 → Rp\s25\.000/),
  ]);
});

/** Buys the two cheapest products that the buyer lacks, and asks for both amounts back. */
async function askForRefunds({ context }: Visitor, db: Database, url: string): Promise<void> {
  const { rows } = await db.pool.query<{ id: string; price: number }>(
    `select id, price from products where is_active and not is_subscription and not coming_soon and price > 0
       and stock is distinct from 0 and id not in (select product_id from user_products where user_id = $1)
     order by price limit 2`,
    [await idOf(db, BUYER)],
  );
  const post = async (path: string, data: object) => {
    const headers = { origin: url, 'idempotency-key': crypto.randomUUID() };
    const answer = await context.request.post(path, { headers, data });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
  const items = rows.map(({ id, price }) => ({ product_id: id, price }));
  const { order } = await post('/api/checkout', { items });
  for (const { id } of order.items)
    await post('/api/refund-requests', { order_item_id: id, reason: 'Ternyata sudah punya yang serupa' });
}

test('requests in the refund queue are decided on a phone: one is given back, one is rejected with a reason', async ({
  app,
  db,
  openVisitor,
}) => {
  const buyer = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(buyer, BUYER, app.url);
  await askForRefunds(buyer, db, app.url);
  const visitor = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin/refunds');
  await page.getByText('Ternyata sudah punya yang serupa').nth(1).waitFor();
  await expectSoundInBothThemes(page);
  // The facts come before the decision.
  await page
    .getByRole('link', { name: /^Review: / })
    .first()
    .press('Enter');
  const facts = page.getByRole('complementary', { name: /^Rp/ });
  await facts.getByText('Ternyata sudah punya yang serupa').waitFor();
  await expectSoundInBothThemes(page);
  await facts.getByRole('button', { name: 'Reject' }).press('Enter');
  const rejection = page.getByRole('alertdialog', { name: /^Reject the request/ });
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await rejection.getByText('Write the reason: the buyer will read it.').waitFor();
  await expectSound(page);
  await rejection.getByLabel('Reason').fill('Materinya sudah dipakai di toko Anda');
  await rejection.getByRole('button', { name: 'Reject' }).click();
  // What is told stands clear of a phone's header and of the title. It goes by itself, so it is measured as it comes.
  const told = page.locator('[data-sonner-toast]').filter({ hasText: 'Request rejected' });
  expect(await told.evaluate((toast) => toast.getBoundingClientRect().top)).toBeGreaterThan(200);
  // The question goes with the row: no decided request stands there with buttons.
  await rejection.waitFor({ state: 'detached' });
  expect(await page.getByText('Ternyata sudah punya yang serupa').count()).toBe(1);
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  const approval = page.getByRole('alertdialog', { name: /^Refund Rp/ });
  const letGo = await hold(page, '**/admin/refunds.data*');
  await approval.getByRole('button', { name: 'Approve' }).click();
  // While it is sent, Back leaves neither the question nor the page.
  for (const _ of ['once', 'twice']) await page.goBack();
  expect([await approval.isVisible(), new URL(page.url()).pathname]).toEqual([true, '/admin/refunds']);
  letGo();
  await page.getByText(/^Rp\s[\d.]+ refunded$/).waitFor();
  await page.getByRole('link', { name: 'Rejected' }).press('Enter');
  await page
    .getByRole('link', { name: /^Review: / })
    .first()
    .click();
  await facts.getByText('Materinya sudah dipakai di toko Anda').waitFor();
});
