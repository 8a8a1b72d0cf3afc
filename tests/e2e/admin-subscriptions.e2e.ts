import { expect, expectSound, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { BUYER, signInAs } from './sign-in.ts';

const ADMIN = 'admin@arunika.example';

test('an admin finds a subscription, extends it, changes its plan, and ends it with money back; order and person lead to it', async ({
  app,
  db,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 1280, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  await page.goto('/admin');
  await page.getByText('Monthly recurring revenue (MRR)').waitFor();
  await expectSound(page);
  await page.goto('/admin/subscriptions');
  await page.getByRole('heading', { name: 'Subscriptions', level: 1 }).waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Active', exact: true }).click();
  await page.waitForURL(/status=active/);
  await page
    .getByRole('link', { name: /^View: Asisten balas chat/ })
    .first()
    .press('Enter');
  const panel = page.getByRole('complementary', { name: 'Asisten balas chat' });
  await panel.getByText('Billing history').waitFor();
  await expectSound(page);

  await panel.getByRole('button', { name: 'Extend' }).press('Enter');
  const extend = page.getByRole('dialog', { name: 'Extend Asisten balas chat' });
  await extend.getByLabel('Days').fill('10');
  await extend.getByLabel('Reason').fill('Gangguan layanan semalam');
  await expectSound(page);
  await extend.getByRole('button', { name: 'Extend' }).click();
  await page.getByText(/^Runs until/).waitFor();
  await panel.getByText(/^Extended by 10 days/).waitFor();

  await panel.getByRole('button', { name: 'Change plan' }).click();
  const plan = page.getByRole('dialog', { name: 'Change the plan of Asisten balas chat' });
  await plan.getByRole('combobox').selectOption({ index: 2 });
  await plan.getByRole('button', { name: 'Save plan' }).click();
  await panel.getByText('Next plan').waitFor();

  await panel.getByRole('button', { name: 'Cancel' }).click();
  const cancel = page.getByRole('alertdialog', { name: 'Cancel Asisten balas chat' });
  await cancel.getByText('Now', { exact: true }).click();
  await cancel.getByLabel('Refund', { exact: true }).fill('10.000');
  await cancel.getByLabel('Reason').fill('Diminta lewat WhatsApp');
  await expectSound(page);
  await cancel.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByText('The subscription has ended').waitFor();
  await panel.getByText('Rp 10.000 refunded').waitFor();
  const { rows } = await db.pool.query<{ status: string }>(
    "select status from subscriptions where ended_reason = 'cancelled'",
  );
  expect(rows).toEqual([{ status: 'expired' }]);

  await panel.getByRole('link', { name: /^Order / }).click();
  const order = page.getByRole('complementary', { name: 'Asisten balas chat' });
  await order.getByRole('link', { name: /.{8}/ }).first().waitFor();
  await order.getByText('Subscription', { exact: true }).waitFor();
  await page.goto(`/admin/users?search=${BUYER}`);
  await page.getByRole('link', { name: /^Akun Demo Pembeli/ }).click();
  const person = page.getByRole('complementary', { name: 'Akun Demo Pembeli' });
  await person.getByRole('heading', { name: 'Subscriptions' }).waitFor();
  await person.getByRole('link', { name: 'Asisten balas chat' }).click();
  await panel.getByText('Cancelled', { exact: false }).first().waitFor();
});

test('the list of subscriptions is cards on a phone, in Indonesian, and a subscription is granted from it', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(visitor, ADMIN, app.url);
  const { page, context } = visitor;
  await context.addCookies([{ name: 'language', value: 'id', url: app.url }]);
  await page.goto('/admin/subscriptions');
  await expectSound(page);
  await page.getByRole('link', { name: /^Grant a subscription|^Beri langganan/ }).click();
  const grant = page.getByRole('dialog');
  await grant.getByRole('searchbox').last().fill('Pembaca nota');
  await grant.getByRole('radio', { name: /Pembaca nota|Receipt reader/ }).check();
  await grant.getByLabel(/^(Days|Hari)/).fill('30');
  const user = grant.getByRole('combobox');
  await user.fill(BUYER.slice(0, 8));
  await page.getByRole('option', { name: BUYER }).click();
  await grant.getByLabel(/^(Reason|Alasan)/).fill('Pemenang lomba');
  await expectSound(page);
  await grant.getByRole('button', { name: /^(Grant product|Beri produk)/ }).click();
  await page.getByText(/^(Product granted|Produk diberikan)/).waitFor();
  await page.goto('/admin/subscriptions');
  await page
    .getByRole('link', { name: /Pembaca nota/ })
    .first()
    .click();
  await page.getByText(/Granted by the team|Diberikan tim/).waitFor();
  await expectSound(page);
});
