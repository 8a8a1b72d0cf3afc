import { readFile } from 'node:fs/promises';
import { dayOf } from '#shared/time/dates.ts';
import { eventually, expectSound, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { expect } from '#tests/support/machine/database.ts';
import { inHours, makeBooking } from '#tests/support/shop/bookings.ts';
import { makePerson } from '#tests/support/shop/people.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const desktop = { width: 1280, theme: 'dark' } as const;

test('[ADM-021, ADEV-001, ADEV-009, AERR-036, AERR-040, AERR-050, AERR-051] an admin fills the shop with test data, and takes it all away again', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const { page, complaints } = visitor;
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Dev Tools' }).click();
  await page.getByText('DEV MODE').waitFor();
  const generate = async (name: string) =>
    page.getByRole('form', { name }).getByRole('button', { name: 'Generate' }).click();
  await generate('Test Orders');
  await page.getByText('No users or products found. Generate them first.').waitFor();
  complaints.length = 0;
  for (const [name, words] of [
    ['Test Users', 'Generated 5 test users'],
    ['Test Products', 'Generated 10 test products'],
    ['Test Orders', 'Generated 20 test orders'],
  ] as const) {
    await generate(name);
    await page.getByText(words).waitFor();
  }
  await page.getByRole('form', { name: 'Test Orders' }).getByText('20 now').waitFor();
  await expectSoundInBothThemes(page);
  await page.getByRole('button', { name: 'Clear All Test Data' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear all test data?' });
  await question.getByText('5 users, 10 products, 20 orders. This cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Yes, clear all' }).click();
  await page.getByText('All test data cleared successfully').waitFor();
  await page.getByRole('form', { name: 'Test Orders' }).getByText('0 now').waitFor();
});

test('[ADM-009, AREP-001, AREP-003, AREP-007, AREP-010, AREP-011, ATOOL-003, AERR-049] an admin looks at a period, makes a report, sends its address and takes it along', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page } = visitor;
  await signInAs(visitor, 'admin@arunika.example', app.url);
  await page.goto('/admin/reports');
  await page.getByText('Total Revenue').first().waitFor();
  await page.getByRole('link', { name: '7d' }).click();
  await page.waitForURL(/period=7d/);
  await page.getByRole('link', { name: '7d' }).and(page.locator('[aria-current="page"]')).waitFor();
  await page.goBack();
  await page.waitForURL(/\/admin\/reports$/);
  for (const name of ['Top Products', 'Customer Segments', 'Refund Analysis'])
    await page.getByRole('heading', { name }).waitFor();

  await page.goto('/admin/tools?tab=reports');
  const submit = page.getByRole('button', { name: 'Create report' });
  await submit.click();
  await page.getByText('Please select start and end dates').first().waitFor();
  await page.getByRole('button', { name: '30 days' }).click();
  await submit.click();
  await page.getByText('Report Generated Successfully').waitFor();
  await eventually(() => page.getByRole('row').count()).toBe(1 + 30 + 1);
  expect(await page.getByLabel('Start date').inputValue()).toBe('');
  await page.reload();
  await eventually(() => page.getByRole('row').count()).toBe(1 + 30 + 1);
  await expectSound(page);
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByText('CSV', { exact: true }).click();
  await submit.click();
  await page.waitForURL(/start_date=\d{4}-\d\d-01&.*format=csv/);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^revenue_\d{4}-\d\d-01_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('start_date,end_date,gross_rupiah,discounts_rupiah,sales_rupiah');
});

test('[DECISIONS 65] a session that took place is in the report of sessions, with its hours', async ({
  app,
  db,
  openVisitor,
}) => {
  // Long before the sessions of the demo; with them comes its type.
  for (const [hours, status] of [
    [-9600, 'completed'],
    [-9598, 'no_show'],
  ] as const) {
    const { id } = await makePerson(db);
    await makeBooking(db, { user_id: id, hours, status });
  }
  const visitor = await openVisitor({ width: 360, theme: 'dark' });
  await signInAs(visitor, 'admin@arunika.example', app.url);
  const { page } = visitor;
  await page.goto('/admin/tools?tab=reports');
  await page.getByLabel('Report type').selectOption('sessions');
  await page.getByLabel('Start date').fill(dayOf(inHours(-9601)));
  await page.getByLabel('End date').fill(dayOf(inHours(-9590)));
  await page.getByRole('button', { name: 'Create report' }).click();
  await page.getByRole('heading', { name: 'Sessions by day' }).waitFor();
  // Its address keeps the report; the toast that comes and goes is not judged.
  await page.reload();
  await page.getByText('Sessions that were held').first().waitFor();
  const heads = await page.getByRole('columnheader').allTextContents();
  const total = page.getByRole('row', { name: /^Total/ });
  const totals = (await total.getByRole('cell').allTextContents()).map((text, n) => [heads[n + 1], text]);
  expect(Object.fromEntries(totals)).toMatchObject({ Held: '1', Missed: '1', 'Hours held': '0.75' });
  await expectSoundInBothThemes(page);
});
