import type { Page } from 'playwright-core';
import { expect, expectSound, freezeClock, holdsFocus, test } from '#tests/support/machine/browser.ts';
import { holdRequests } from '#tests/support/machine/hold-requests.ts';
import { topUpFirst } from './guest.ts';
import { BUYER, NEW_BUYER, signInAs, signInHere } from './sign-in.ts';

const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;
const slip = (page: Page) => page.getByRole('complementary', { name: /^Pembayaran/ });
/** The terms name the balance in small letters; this line is there as soon as it is known whose it is. */
const knowsBalance = (page: Page) =>
  slip(page)
    .getByText(/Saldo Anda/)
    .waitFor();
const CHAT = 'https://wa.me/6281200000000';

test('[PUB-097, PUB-098][DECISIONS 27, DECISIONS 37] a discussion asks for a login, counts three seconds, and opens WhatsApp', async ({
  openVisitor,
}) => {
  const { page, context } = await openVisitor(phone);
  await context.route(`${CHAT}**`, (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }));
  await page.clock.install();
  await page.goto('/consultation');
  await slip(page).getByRole('button', { name: 'Diskusi via WhatsApp' }).click();
  // A clock that stands would keep the dialog, whose script is on its way, from being shown.
  await page.getByRole('dialog', { name: 'Masuk' }).waitFor();
  await freezeClock(page);
  await signInHere(page, BUYER);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('progressbar').waitFor();
  // With the focus in it, it counts.
  await holdsFocus(dialog);
  await page.clock.runFor(2_900);
  expect(context.pages()).toHaveLength(1);
  const [chat] = await Promise.all([context.waitForEvent('page'), page.clock.runFor(200)]);
  await chat.waitForURL(`${CHAT}?text=*`);
  expect(new URL(chat.url()).searchParams.get('text')).toContain('konsultasi AI 1-on-1');
  await dialog.waitFor({ state: 'detached' });
});

test('[PUB-097] a discussion that is cancelled opens nothing', async ({ app, openVisitor }) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page, context } = visitor;
  await page.clock.install();
  await page.goto('/consultation');
  await knowsBalance(page);
  await freezeClock(page);
  await slip(page).getByRole('button', { name: 'Diskusi via WhatsApp' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.clock.runFor(5_000);
  expect(context.pages()).toHaveLength(1);
});

test('[PUB-099][DECISIONS 27] paying with the balance books the package once, and its view stays after a reload', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page, context } = visitor;
  await page.goto('/consultation');
  await knowsBalance(page);
  await slip(page).getByRole('button', { name: 'Bayar dengan saldo' }).click();
  const confirm = page.getByRole('dialog', { name: 'Bayar' });
  await confirm.getByText('Rp 500.000').first().waitFor();
  await confirm.getByRole('button', { name: 'Bayar Rp 500.000' }).dblclick();
  const paid = page.getByRole('complementary', { name: 'Pembayaran berhasil' });
  await paid.getByText('Paket Anda sudah dibayar').waitFor();
  expect(new URL(page.url()).pathname).toBe('/consultation');
  await holdsFocus(paid.getByRole('status'));
  expect(await paid.getByRole('link', { name: 'Jadwalkan via WhatsApp' }).getAttribute('href')).toContain(
    CHAT,
  );
  await expectSound(page);
  const { bookings } = await (await context.request.get('/api/bookings')).json();
  const session = { kind: 'paid', status: 'booked', session_count: 2 };
  expect(bookings).toMatchObject([session, session]);
  await page.reload();
  await paid.waitFor();
  expect(await page.getByRole('button', { name: 'Bayar dengan saldo' }).count()).toBe(0);
});

test('[WAL-010][DECISIONS 10] without enough balance the way leads to a top-up, and nothing is booked', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  await signInAs(visitor, NEW_BUYER, app.url);
  const { page, context } = visitor;
  await page.goto('/consultation');
  await knowsBalance(page);
  await slip(page).getByRole('button', { name: 'Bayar dengan saldo' }).click();
  await topUpFirst(page, /Isi saldo minimalRp\s500\.000/);
  await page.waitForURL(/\/user\/billing\?topup=500000/);
  expect((await (await context.request.get('/api/bookings')).json()).bookings).toEqual([]);
});

test('[DECISIONS 27] the free consultation asks for a login, then for a profile, and is booked once a month', async ({
  app,
  openVisitor,
}) => {
  const newcomer = await openVisitor(phone);
  const free = (page: Page) => page.locator('section#gratis');
  await newcomer.page.goto('/consultation#gratis');
  await free(newcomer.page).getByRole('link', { name: 'Masuk untuk melihat' }).waitFor();
  await signInAs(newcomer, NEW_BUYER, app.url);
  await newcomer.page.reload();
  await free(newcomer.page)
    .getByText(/Profil Anda terisi \d+%/)
    .waitFor();
  expect(await free(newcomer.page).getByRole('link', { name: 'Lengkapi profil' }).getAttribute('href')).toBe(
    '/user/profile',
  );
  const buyer = await openVisitor(desktop);
  await signInAs(buyer, BUYER, app.url);
  const { page, context } = buyer;
  await page.goto('/consultation#gratis');
  // The time comes first, as for paid ones: looking at it uses nothing of the month.
  await free(page).getByRole('link', { name: 'Pilih waktu konsultasi gratis' }).click();
  await page.waitForURL('**/user/bookings/free/time');
  const freeOnes = async () => {
    const { bookings } = await (await context.request.get('/api/bookings')).json();
    return bookings.filter(({ kind }: { kind: string }) => kind === 'free');
  };
  await page.getByRole('radio', { disabled: false }).first().press('Space');
  expect(await freeOnes()).toEqual([]);
  await page.getByRole('button', { name: 'Ambil jam ini' }).click();
  await page.waitForURL('**/user/bookings');
  expect(await freeOnes()).toMatchObject([{ status: 'booked', starts_at: expect.any(String) }]);
  await page.goto('/consultation#gratis');
  await free(page).getByText('Sudah Anda pesan untuk bulan ini.').waitFor();
  await expectSound(page);
});

test('[DECISIONS 44] a date that has passed is refused at its field, and nothing typed is lost', async ({
  openVisitor,
}) => {
  const { page, complaints } = await openVisitor(phone);
  const script = await holdRequests(page, /\/assets\/booking-form-/);
  await page.goto('/consultation');
  const form = page.getByRole('form');
  await form.getByLabel('Nama lengkap').fill('Sari');
  await form.getByLabel('Email').fill('sari@contoh.example');
  await form.getByLabel('Nomor WhatsApp').fill('0812 3456 7890');
  await form.getByLabel('Tanggal yang Anda inginkan').fill('2020-01-01');
  await form.getByLabel('Waktu (WIB)').selectOption({ index: 1 });
  await form.getByLabel('Masalah yang ingin dibedah').fill('Balas chat');
  await form.getByLabel(/Saya setuju/).check();
  script.release();
  await form.getByRole('button', { name: 'Pilih tanggal' }).waitFor();
  await form.getByRole('button', { name: 'Kirim pilihan waktu' }).click();
  await form.getByText('Pilih tanggal mulai besok.').waitFor();
  expect(await form.locator('[aria-invalid=true]').count()).toBe(1);
  expect(await form.getByLabel('Masalah yang ingin dibedah').inputValue()).toBe('Balas chat');
  complaints.length = 0;
});
