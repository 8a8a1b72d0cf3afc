import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  test,
} from '#tests/support/machine/browser.ts';
import { ADMIN } from '#tests/support/shop/demo-accounts.ts';
import { chooseBank, payAtGateway } from './guest.ts';
import { signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'bright' } as const;
const SOP = { slug: 'sop-ai-toko', title: 'SOP AI untuk toko: 24 prosedur siap cetak' };

test('[DECISIONS 54] a link made in the desk opens a filled-in checkout, and what is paid there is counted in the desk', async ({
  app,
  openVisitor,
}) => {
  const admin = await openVisitor(phone);
  await signInAs(admin, ADMIN, app.url);
  const desk = admin.page;
  await desk.goto('/admin/discounts/links');
  await desk.getByRole('button', { name: 'New link' }).click();
  const dialog = desk.getByRole('dialog', { name: 'New link' });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await dialog.getByText('Choose a product, a plan or a page.').waitFor();
  await dialog.getByLabel('Label for the team').fill('Kartu nama');
  await dialog.getByLabel('Leads to').fill(SOP.title);
  await dialog.getByRole('radio', { name: SOP.title }).check();
  await expectSoundInBothThemes(desk);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await desk.getByRole('link', { name: 'Kartu nama' }).click();
  await desk.getByRole('heading', { name: 'Kartu nama' }).waitFor();
  await desk.getByRole('img', { name: /^QR code of http/ }).waitFor();
  await expectSoundInBothThemes(desk);
  const [picture] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Download PNG' }).click(),
  ]);
  const address = await desk.getByText(/\/l\/[a-z0-9]{6}$/).textContent();
  const token = address?.slice(-6) ?? '';
  expect(picture.suggestedFilename()).toBe(`checkout-${token}.png`);
  const button = desk.getByText(`Beli ${SOP.title}`, { exact: true });
  await eventually(() => button.evaluate((link) => getComputedStyle(link).minHeight)).toBe('48px');

  const { page, context } = await openVisitor(phone);
  await context.request.head(`/l/${token}`, { maxRedirects: 0 });
  await page.goto(`/l/${token}?email=rina@contoh.example`);
  await page.waitForURL(new RegExp(`/checkout/${SOP.slug}\\?`));
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('rina@contoh.example');
  await expectSound(page);
  await page.getByLabel('Nama', { exact: true }).fill('Rina Pembeli');
  await chooseBank(page);
  await payAtGateway(page);
  await page.waitForURL(new RegExp(`/user/purchases/${SOP.slug}`));

  await desk.goto('/admin/discounts/links');
  await expectSoundInBothThemes(desk);
  await desk.getByRole('link', { name: 'Kartu nama' }).click();
  await desk.getByRole('heading', { name: 'Kartu nama' }).waitFor();
  expect(await desk.locator('dl dd').allTextContents()).toEqual(['1', '1', 'Rp\u00a0149.000']);
});

test('[DECISIONS 54] an address that anybody can write leads on, fills in only what can be meant, and is kept by nobody', async ({
  app,
  db,
  openVisitor,
}) => {
  const { page, context, complaints } = await openVisitor(phone);
  const lead = async (path: string) => {
    const answer = await context.request.get(path, { maxRedirects: 0 });
    const { location, 'cache-control': cache } = answer.headers();
    return [answer.status(), location, cache];
  };
  const kept = 'private, no-store';
  expect(await lead(`/beli/${SOP.slug}?code=PAGI20&email=a%40contoh.example&more=1`)).toEqual([
    303,
    `/checkout/${SOP.slug}?code=PAGI20&email=a%40contoh.example`,
    kept,
  ]);
  expect(await lead(`/en/beli/${SOP.slug}`)).toEqual([303, `/en/checkout/${SOP.slug}`, kept]);
  const { rows } = await db.pool.query<{ slug: string; is_subscription: boolean }>(
    'select slug, is_subscription from products where is_active and (coming_soon or is_subscription) order by coming_soon, slug',
  );
  for (const { slug, is_subscription } of rows) {
    const own = `/${is_subscription ? 'subscription' : 'product'}/${slug}`;
    expect(await lead(`/beli/${slug}?email=a@contoh.example`)).toEqual([303, own, kept]);
  }
  expect(rows.some((row) => row.is_subscription) && rows.some((row) => !row.is_subscription)).toBe(true);
  await page.goto('/beli/tidak-pernah-ada');
  expect((await lead('/beli/tidak-pernah-ada'))[0]).toBe(404);
  await expectSound(page);
  complaints.length = 0;
  // Nothing odd reaches the form.
  await page.goto(`/checkout/${SOP.slug}?email=%3Cscript%3E&link=..%2F..`);
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
  expect(await page.locator('form[method=post] input[name=link]').count()).toBe(0);
  const style = await fetch(`${app.url}/embed/button.css`, { headers: { origin: 'https://other.example' } });
  expect(style.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(style.headers.get('cache-control')).toContain('max-age=86400');
  const again = await fetch(style.url, { headers: { 'if-none-match': style.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
