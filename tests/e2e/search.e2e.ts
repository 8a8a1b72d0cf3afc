import type { Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSoundInBothThemes,
  holdsFocus,
  test,
} from '#tests/support/machine/browser.ts';
import { BUYER, signInAs } from './sign-in.ts';

const desktop = { width: 1280, theme: 'bright' } as const;
const phone = { width: 360, theme: 'dark' } as const;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Apa yang Anda cari?' });
const results = (page: Page) => page.getByRole('list', { name: 'Hasil pencarian' }).getByRole('link');

test('a question leads to the paragraph that answers it, by keyboard alone, and Back keeps the search', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/search');
  await page.getByRole('heading', { name: 'Atau mulai dari sini' }).waitFor();
  await field(page).fill('pesan pengingat tiga hari sebelum jadwal');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=pesan\+pengingat/);
  await results(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await holdsFocus(results(page).nth(0));
  await page.keyboard.press('ArrowDown');
  await holdsFocus(results(page).nth(1));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await holdsFocus(field(page));
  await expectSoundInBothThemes(page);
  await page.getByRole('link', { name: 'Tiga hari sebelumnya: memberi pilihan' }).click();
  await page.waitForURL(/\/blog\/pengingat-jadwal-klinik#/);
  const heading = page.getByRole('heading', { name: 'Tiga hari sebelumnya: memberi pilihan' });
  await eventually(() =>
    heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight),
  ).toBe(true);
  await page.goBack();
  await results(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('pesan pengingat tiga hari sebelum jadwal');
});

test('kinds narrow a search, a typo is mended, and what is not there leads on', async ({ openVisitor }) => {
  const { page, complaints } = await openVisitor(phone);
  await page.goto('/search?q=stok+gudng');
  await page.getByText('“gudng” tidak ditemukan. Ditampilkan: “gudang”.').waitFor();
  await page.getByRole('link', { name: /^Blog \d/ }).click();
  await page.waitForURL('/search?q=stok+gudng&kind=post');
  await eventually(() => page.getByRole('listitem').filter({ hasText: '/case-study/' }).count()).toBe(0);
  await expectSoundInBothThemes(page);
  const attack = '"><zzyzx onqqxxzz>';
  await page.goto(`/search?q=${encodeURIComponent(attack)}`);
  await page.getByRole('link', { name: 'Tulis kepada kami' }).waitFor();
  expect(await page.title()).toBe('Cari · Arunika');
  await expectSoundInBothThemes(page);
  await page.goto('/halaman-yang-tidak-ada');
  // The browser says that the page is not there, as it should.
  complaints.length = 0;
  await page.getByRole('link', { name: 'Cari di situs ini' }).click();
  await page.waitForURL('/search');
});

test('a buyer finds an own order and the site from the palette', async ({ app, openVisitor }) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page } = visitor;
  await page.goto('/user/overview');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('stok opname');
  await page.getByRole('option', { name: /Semua hasil untuk “stok opname”/ }).click();
  await page.waitForURL('/user/search?q=stok%20opname');
  await results(page).first().waitFor();
});
