import type { Page } from 'playwright-core';
import { eventually, expect, expectSoundInBothThemes, test } from '#tests/support/machine/browser.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { PHONE } from '#tests/support/shop/visits.ts';
import { chooseBank, payAtGateway } from './guest.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const SOP = { slug: 'sop-ai-toko', title: 'SOP AI untuk toko: 24 prosedur siap cetak' };

/** As a browser that nobody drives. */
const hideDriver = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));

test('a visitor comes by a link that the owner made, and the owner sees source and rupiah at the order and in the report', async ({
  app,
  db,
  openVisitor,
}) => {
  const admin = await openVisitor(phone);
  await signInAs(admin, ADMIN, app.url);
  const desk = admin.page;
  await desk.goto('/admin/reports/visits');
  await desk.getByRole('link', { name: 'Sales' }).waitFor();
  await expectSoundInBothThemes(desk);
  await desk.goto('/admin/discounts/links');
  await desk.getByRole('button', { name: 'New link' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New link' });
  await dialog.getByLabel('Label for the team').fill('Bio Instagram');
  await dialog.getByLabel('Leads to').fill('/blog');
  await dialog.getByRole('radio', { name: 'Page /blog' }).check();
  await dialog.getByLabel('Source').fill('instagram');
  await dialog.getByLabel('Campaign').fill('lebaran');
  await expectSoundInBothThemes(desk);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await desk.getByRole('link', { name: 'Bio Instagram' }).click();
  await desk.getByRole('img', { name: /^QR code of http/ }).waitFor();
  await expectSoundInBothThemes(desk);
  const token = (await desk.getByText(/\/l\/[a-z0-9]{6}$/).textContent())?.slice(-6) ?? '';

  const { page, context } = await openVisitor({ ...phone, userAgent: PHONE });
  await hideDriver(page);
  await page.goto(`/l/${token}`);
  await page.waitForURL(/\/blog\?utm_source=instagram&utm_campaign=lebaran&utm_id=/);
  await page.goto(`/product/${SOP.slug}`);
  const steps = async () => {
    const { rows } = await db.pool.query<{ step: string; name: string }>(
      "select v.step, s.name from visits v join traffic_sources s on s.id = v.source_id where v.class = 'person' order by v.at",
    );
    return rows.map(({ step, name }) => `${step} ${name}`);
  };
  await eventually(steps).toEqual(['page instagram', 'product direct']);
  await page.goto(`/checkout/${SOP.slug}?email=rina@contoh.example`);
  await eventually(steps).toEqual(['page instagram', 'product direct', 'checkout direct']);
  await page.getByLabel('Nama', { exact: true }).fill('Rina Pembeli');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${SOP.slug}`));
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /visit|utm/.test(name))).toEqual(
    [],
  );

  await desk.goto('/admin/orders?search=rina@contoh.example');
  await desk.getByRole('link', { name: SOP.title }).first().click();
  await desk.getByText('Last from').waitFor();
  await desk.getByText('Instagram, lebaran').waitFor();
  await desk.goto('/admin/reports/visits?period=7d');
  const row = desk.getByRole('row', { name: /Instagram, lebaran/ });
  await row.getByText('Rp 149.000').waitFor();
  expect(await row.textContent()).toMatch(/1.*1.*1.*1/);
  await expectSoundInBothThemes(desk);
  await desk.getByRole('link', { name: SOP.title }).click();
  await desk.getByText(`Only ${SOP.title}`).waitFor();
  await desk.getByRole('row', { name: /Instagram, lebaran/ }).waitFor();
  await desk.goto('/admin/discounts/links');
  await desk.getByText('1 opened, 1 bought').waitFor();
});

test('a browser that asks not to be followed tells nothing, and one that a program drives is nobody', async ({
  db,
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(sent).not.toContain('/visits');
  await db.pool.query('delete from visits');
  const driven = await openVisitor({ ...phone, userAgent: PHONE });
  await driven.page.goto('/blog');
  const classes = async () =>
    (await db.pool.query<{ class: string }>('select class from visits')).rows.map((row) => row.class);
  await eventually(classes).toEqual(['headless']);
});
