import type { Locator } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { BUYER, signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';
const SECOND_ADMIN = 'moderator@arunika.example';

/** Key by key, as somebody types it: points come by themselves, and the caret stays where the next digit belongs. */
async function typeAmount(field: Locator, digits: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(digits.slice(0, 1) + digits.slice(2));
  await field.press('Home');
  await field.press('ArrowRight');
  await field.pressSequentially(digits.slice(1, 2));
  expect(await field.inputValue()).toBe(digits.replace(/\B(?=(\d{3})+$)/g, '.'));
  await field.press('End');
  await field.pressSequentially('.5');
  expect(await field.inputValue()).toMatch(/\.5$/);
  await field.press('Backspace');
  await field.press('Backspace');
}

test('[ADM-018, AWAL-005, AWAL-006, AWAL-009, AWAL-011] an admin adjusts a wallet, and a second one approves what is large', async ({
  app,
  db,
  openVisitor,
}) => {
  await db.pool.query("update users set role = 'admin' where email = $1", [SECOND_ADMIN]);
  // A browser that reads 25.000 as twenty-five: nothing of it may show (DECISIONS 60).
  const first = await openVisitor({ width: 1280, theme: 'dark', locale: 'en-US' });
  await signInAs(first, ADMIN, app.url);
  const { page } = first;
  await page.goto('/admin/wallets');
  await page.getByRole('link', { name: 'View: Akun Demo Pembeli' }).click();
  const wallet = page.getByRole('complementary', { name: 'Akun Demo Pembeli' });
  await wallet.getByText('Last 50 transactions').waitFor();
  // Not at its first button, which freezes the wallet.
  await eventually(() => wallet.evaluate((panel) => panel === document.activeElement)).toBe(true);

  const adjust = async (amount: string) => {
    await wallet.getByRole('button', { name: 'Adjust balance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Adjust balance' });
    await dialog.getByLabel('Amount', { exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Adjust balance' }).click();
    await dialog.getByText('Amount must be greater than 0').waitFor();
    await dialog.getByText('Debit', { exact: true }).click();
    await dialog.getByText('Credit', { exact: true }).click();
    await typeAmount(dialog.getByLabel('Amount', { exact: true }), amount);
    await dialog.getByLabel('Description').fill('Ganti rugi kelas yang batal');
    await dialog.getByRole('button', { name: 'Adjust balance' }).click();
    const question = page.getByRole('alertdialog', { name: 'Adjust the balance of Akun Demo Pembeli?' });
    await question.getByText('Balance after').waitFor();
    await expectSound(page);
    await question.getByRole('button', { name: 'Post adjustment' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await adjust('25000');
  await page.getByText('Balance adjusted (Rp 1.275.000 → Rp 1.300.000)').waitFor();
  await wallet.getByText('Ganti rugi kelas yang batal').waitFor();
  await adjust('6000000');
  await page.getByText('The adjustment is waiting for approval by a second admin').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Withdraw' }).waitFor();
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);

  const second = await openVisitor({ width: 360, theme: 'bright' });
  await signInAs(second, SECOND_ADMIN, app.url);
  await second.page.goto('/admin/wallets');
  await expectSound(second.page);
  await second.page.getByRole('button', { name: 'Approve' }).click();
  const question = second.page.getByRole('alertdialog', {
    name: 'Approve +Rp 6.000.000 for Akun Demo Pembeli?',
  });
  await question.getByRole('button', { name: 'Approve' }).click();
  await second.page.getByText('Adjustment approved (Rp 1.300.000 → Rp 7.300.000)').waitFor();
});

test('[AORD-008, APAY-005, AERR-026] an order is given back from its status, and an odd payment is settled with a reason', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto(`/admin/orders?search=${BUYER}&sort=-amount_bigint`);
  await page
    .getByRole('link', { name: /^View: order/ })
    .nth(1)
    .click();
  const order = page.locator('[data-detail]');
  await order.getByText('Ledger entries').waitFor();
  await order.getByLabel('Change status').selectOption('processing');
  await page.getByText('Order status updated to processing').waitFor();
  await order.getByLabel('Change status').selectOption('refunded');
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Reason').fill('Salah beli');
  await expectSound(page);
  await refund.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post refund' }).click();
  await page.getByText('Order status updated to refunded').waitFor();
  await order.getByText('Refunded', { exact: true }).waitFor();

  await db.pool.query("update payments set flags = array['paid_after_expiry'] where status = 'completed'");
  await page.goto('/admin/payments?tab=reconciliation');
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: `Mark as reviewed: ${BUYER}` }).click();
  const reason = page.getByRole('dialog', { name: `Mark as reviewed: ${BUYER}` });
  await reason.getByLabel('Reason').fill('Dibayar malam, sudah dikonfirmasi');
  await reason.getByRole('button', { name: 'Mark as done' }).click();
  await page.getByText('Everything matches').waitFor();
  await page.getByRole('link', { name: 'Payments', exact: true }).last().click();
  await page
    .getByRole('link', { name: `View: ${BUYER}` })
    .first()
    .click();
  const response = page.getByRole('region', { name: 'Gateway response' });
  await eventually(() => response.textContent()).toMatch(/\{\n {2}"/);
  await expectSound(page);
});
