import type { Page } from 'playwright-core';
import { expect, expectSound, holdsFocus, test, type Visitor } from '#tests/support/machine/browser.ts';
import { chooseBank, payAtGateway } from './guest.ts';
import { BUYER, knowsViewer, signInAs, signInHere } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;
const PROCEED = 'Lanjutkan lewat WhatsApp';
const DELAY_MS = 3000;

const dialogOf = (page: Page) => page.getByRole('dialog');
const proceed = (page: Page) => page.getByRole('button', { name: PROCEED }).first();

/** Signed in on the page, with the clock in the test's hand and WhatsApp answered here. */
async function arrive(visitor: Visitor, url: string): Promise<Page> {
  await signInAs(visitor, BUYER, url);
  const { page, context } = visitor;
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.clock.install({ time: '2026-11-23T09:00:00+07:00' });
  await page.goto('/saas-setup');
  await knowsViewer(page);
  await page.clock.pauseAt('2026-11-23T10:00:00+07:00');
  return page;
}

/** Tabs besides the page itself. */
const tabs = ({ context }: Visitor) => context.pages().length - 1;

test('[PUB-097, SEC-006] a visitor signs in first, and the request goes on where it was', async ({
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/saas-setup');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await proceed(page).click();
  await signInHere(page, BUYER);
  await dialogOf(page).waitFor();
  await page.getByRole('button', { name: 'Batal' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('[PUB-098, PUB-099] three seconds later WhatsApp is open with the message, and the page says so, not that anything was paid', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const page = await arrive(visitor, app.url);
  await proceed(page).press('Enter');
  await dialogOf(page).getByRole('heading', { name: 'Memproses permintaan Anda' }).waitFor();
  // With the focus in it, it counts.
  await holdsFocus(dialogOf(page));
  await page.clock.runFor(DELAY_MS - 1);
  expect(tabs(visitor)).toBe(0);
  const opening = visitor.context.waitForEvent('page');
  await page.clock.runFor(1);
  const tab = await opening;
  await tab.waitForURL(/wa\.me/);
  const { pathname, searchParams } = new URL(tab.url());
  expect(pathname).toBe('/6281200000000');
  expect(searchParams.get('text')).toMatch(/^Halo Arunika,.*Setup SaaS.*Rp\u00a012\.000\.000/);
  const heading = page.getByRole('heading', { level: 1, name: 'Permintaan Anda diteruskan' });
  await holdsFocus(heading);
  const text = (await page.locator('main').textContent()) ?? '';
  expect(text).toContain('belum dibayar');
  expect(text).not.toMatch(/berhasil dibayar|pembayaran berhasil|sudah dibayar|lunas/i);
  await page.getByRole('link', { name: 'Buka WhatsApp lagi' }).waitFor();
  await page.clock.resume();
  await expectSound(page);
  await page.getByRole('button', { name: 'Kembali ke rincian paket' }).click();
  await page.getByRole('region', { name: 'Dua bagian' }).waitFor();
  expect(tabs(visitor)).toBe(1);
});

test.for(['Escape', 'Batal', 'Tutup'])(
  '[PUB-098] %s in time opens nothing, and leads back to the button',
  async (way, { app, openVisitor }) => {
    const visitor = await openVisitor(phone);
    const page = await arrive(visitor, app.url);
    await proceed(page).click();
    await holdsFocus(dialogOf(page));
    await page.clock.runFor(DELAY_MS - 500);
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await dialogOf(page).getByRole('button', { name: way }).press('Enter');
    await dialogOf(page).waitFor({ state: 'detached' });
    await page.clock.runFor(DELAY_MS * 3);
    await holdsFocus(proceed(page));
    expect(tabs(visitor)).toBe(0);
    expect(await page.getByRole('heading', { name: 'Permintaan Anda diteruskan' }).count()).toBe(0);
  },
);

test('[PUB-096, PUB-099][DECISIONS 54] the set-up fee is paid directly, and its success view is on the page afterwards', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/saas-setup');
  await proceed(page).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Bayar Rp 10.000.000' }).click();
  await page.waitForURL(/\/checkout\/setup-saas/);
  await chooseBank(page);
  await payAtGateway(page);
  await page.getByRole('heading', { name: 'Ini milik Anda sekarang' }).waitFor();
  await page.goto('/saas-setup');
  await page.getByText('Pembayaran setup Anda sudah kami terima.').waitFor();
  await page.getByText('Lunas', { exact: true }).waitFor();
  await expectSound(page);
  await page.getByRole('link', { name: 'Lihat yang disiapkan' }).click();
  await page.getByRole('heading', { name: 'Yang disiapkan sebelum hari pertama' }).waitFor();
});

test('[PUB-098, PUB-099] a browser that holds the tab back is left a link, and only that link forwards', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await visitor.context.addInitScript(() => {
    window.open = () => null;
  });
  const page = await arrive(visitor, app.url);
  await proceed(page).click();
  await holdsFocus(dialogOf(page));
  await page.clock.runFor(DELAY_MS);
  await dialogOf(page).getByRole('heading', { name: 'Satu ketukan lagi' }).waitFor();
  await page.clock.resume();
  await expectSound(page);
  const opening = visitor.context.waitForEvent('page');
  await dialogOf(page).getByRole('link', { name: 'Buka WhatsApp sekarang' }).click();
  await (await opening).waitForURL(/^https:\/\/wa\.me\/6281200000000\?text=Halo/);
  await page.getByRole('heading', { name: 'Permintaan Anda diteruskan' }).waitFor();
});

test('[PUB-098] who does not want to wait opens WhatsApp at once, and only once', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  const page = await arrive(visitor, app.url);
  await proceed(page).click();
  const opening = visitor.context.waitForEvent('page');
  await dialogOf(page).getByRole('link', { name: 'Buka WhatsApp sekarang' }).press('Enter');
  await opening;
  await page.getByRole('heading', { name: 'Permintaan Anda diteruskan' }).waitFor();
  await page.clock.runFor(DELAY_MS * 2);
  expect(tabs(visitor)).toBe(1);
});
