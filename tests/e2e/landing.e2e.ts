import type { Locator, Page } from 'playwright-core';
import {
  eventually,
  expect,
  expectSound,
  expectSoundInBothThemes,
  freezeClock,
  test,
} from '#tests/support/machine/browser.ts';
import { hydrateSection, section } from './landing-sections.ts';
import { BUYER, signInAs } from './sign-in.ts';

const phone = { width: 360, theme: 'dark' } as const;
const desktop = { width: 1280, theme: 'bright' } as const;

test('[PUB-063, PUB-066] the landing page has all its sections, and is sound between and beyond the widths at which every page is looked at', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 768, theme: 'bright' });
  await page.goto('/');
  const ids = [
    'hero',
    'hook',
    'after-services',
    'consultant-comparison',
    'study-cases',
    'services',
    'about',
    'testimonials',
    'ai-transformation',
    'blog-highlight',
    'downloadable-resource',
    'free-ai-audit',
  ];
  for (const id of ids) expect([id, await section(page, id).count()]).toEqual([id, 1]);
  await page.locator('blockquote').filter({ hasText: 'pulang sebelum magrib' }).waitFor();
  await expectSoundInBothThemes(page);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expectSoundInBothThemes(page);
});

test('the first screen shows what comes out of it and who does it, and a phone gets to the end', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor({ width: 360, theme: 'bright' });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
  };
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const hero = section(page, 'hero');
    expect(await bottomOf(hero.getByText('5 hal perlu Anda.'))).toBeLessThan(height);
    expect(await bottomOf(hero.locator('[data-slot=portrait]'))).toBeLessThan(height);
    await hero.getByText('Laras Wening').waitFor();
  }
  await page.goto('/free-audit');
  expect(await bottomOf(page.locator('main [data-slot=portrait]'))).toBeLessThan(740);
  for (const path of ['/', '/en']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
  }
});

test('the petals of the first screen colour once, from the horizon, and stand still for whoever wants less motion', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  const risesAs = () =>
    section(page, 'hero')
      .locator('svg use')
      .evaluateAll((tones) =>
        tones.map((tone) => {
          const { animationName, animationDuration, animationDelay } = getComputedStyle(tone);
          return animationName === 'none'
            ? 'none'
            : `${animationName} ${animationDelay} ${animationDuration}`;
        }),
      );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(new Set(await risesAs())).toEqual(
    new Set(['none', 'dawn 0.24s 0.36s', 'dawn 0.12s 0.36s', 'dawn 0s 0.36s']),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await risesAs()).filter((name) => name !== 'none')).toEqual([]);
});

test('[PUB-068, PUB-069, PUB-070] the buttons of the hero and of the services lead where they say', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  const topOf = (id: string) =>
    section(page, id).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
  await page.goto('/');
  await page.getByRole('link', { name: 'Booking Konsultasi' }).first().click();
  await eventually(() => topOf('services')).toBeLessThan(120);
  await page.goto('/');
  const audit = section(page, 'hero').getByRole('link', { name: 'Dapatkan Free Audit' });
  expect(await audit.getAttribute('href')).toBe('/free-audit');
  await audit.click();
  await page.getByRole('dialog', { name: 'Ajukan audit gratis' }).waitFor();
  await eventually(() => topOf('free-ai-audit')).toBeLessThan(120);
  for (const [name, path] of [
    ['Lihat produk', '/marketplace'],
    ['Pilih waktu konsultasi', '/consultation'],
    ['Pelajari mentorship', '/mentorship'],
  ] as const) {
    await page.goto('/');
    await section(page, 'services').getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === path);
  }
});

test('[PUB-071] the way into the portal is a whole page load', async ({ app, openVisitor }) => {
  const visitor = await openVisitor(desktop);
  await signInAs(visitor, BUYER, app.url);
  const { page, complaints } = visitor;
  await page.goto('/');
  await hydrateSection(page, 'downloadable-resource');
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  await section(page, 'downloadable-resource').getByRole('link', { name: 'Buka User Portal' }).click();
  await page.waitForURL((url) => url.pathname === '/user/marketplace');
  expect(await page.locator('html').getAttribute('data-before')).toBe(null);
  expect(complaints).toEqual([]);
});

test('[PUB-065] one question is open at a time, by keyboard, with and without script', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.goto('/');
  const open = () => page.locator('#faq details[open]').evaluateAll((items) => items.map(({ id }) => id));
  expect(await open()).toEqual(['item-0']);
  await hydrateSection(page, 'faq');
  await page.locator('#item-3 summary').focus();
  await page.keyboard.press('Enter');
  await eventually(open).toEqual(['item-3']);
  await page.locator('#item-7 summary').click();
  await eventually(open).toEqual(['item-7']);
  await page.locator('#item-7 summary').click();
  await eventually(open).toEqual([]);
});

const current = (page: Page) =>
  section(page, 'study-cases')
    .getByRole('button', { name: /^Slide/ })
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));

test('[PUB-074, PUB-077] the case studies go on every 5 seconds, stand still under the pointer, and are deaf for 500 ms after each change', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  await hydrateSection(page, 'study-cases');
  await freezeClock(page);
  const studies = section(page, 'study-cases');
  const next = studies.getByRole('button', { name: 'Berikutnya' });
  // It may have turned by itself until the time stood still; under the pointer it goes back to its beginning.
  await studies.hover();
  await page.clock.runFor(500);
  await studies.getByRole('button', { name: /^Slide 1/ }).click();
  await page.clock.runFor(500);
  // A turn by hand begins a new interval.
  await next.click();
  expect(await current(page)).toBe(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4_999);
  expect(await current(page)).toBe(1);
  await page.clock.runFor(1);
  expect(await current(page)).toBe(2);
  await studies.hover();
  await page.clock.runFor(11_000);
  expect(await current(page)).toBe(2);
  await next.click();
  expect(await current(page)).toBe(3);
  await next.click();
  expect(await current(page)).toBe(3);
  await page.clock.runFor(499);
  await next.click();
  expect(await current(page)).toBe(3);
  await page.clock.runFor(1);
  await next.click();
  expect(await current(page)).toBe(4);
});

test('[PUB-075, PUB-076] arrows and dots move the case studies, by keyboard, and whoever wants less motion starts them', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(phone);
  await page.clock.install();
  await page.goto('/');
  await hydrateSection(page, 'study-cases');
  await freezeClock(page);
  const studies = section(page, 'study-cases');
  const dots = studies.getByRole('button', { name: /^Slide/ });
  // Eight studies: three alone, five in two groups.
  await eventually(() => dots.count()).toBe(5);
  await studies.getByRole('button', { name: 'Putar otomatis' }).waitFor();
  await page.clock.runFor(12_000);
  expect(await current(page)).toBe(0);
  const press = async (name: RegExp | string) => {
    await studies.getByRole('button', { name }).press('Enter');
    await page.clock.runFor(500);
    return current(page);
  };
  expect(await press('Sebelumnya')).toBe(4);
  expect(await press('Berikutnya')).toBe(0);
  expect(await press(/^Slide 3/)).toBe(2);
  expect(await studies.getByRole('link', { name: /Baca studi kasus/ }).count()).toBe(1);
  expect(await press(/^Slide 4/)).toBe(3);
  expect(await studies.getByRole('link', { name: /Baca studi kasus/ }).count()).toBe(3);
});

test('[PUB-081, PUB-082] a case study opens in a dialog with everything in it, leads to others, and gives the focus back', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/');
  await hydrateSection(page, 'study-cases');
  const link = section(page, 'study-cases').getByRole('link', { name: /Baca studi kasus/ });
  await link.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const name of ['Tantangan', 'Solusi', 'Hasil', 'Cerita lengkap', 'Studi kasus lain']) {
    await dialog.getByRole('heading', { name, exact: true }).waitFor();
  }
  await expectSound(page);
  const title = await dialog.getByRole('heading', { level: 2 }).first().textContent();
  const other = dialog.getByRole('listitem').getByRole('button').first();
  const wanted = await other.textContent();
  await other.click();
  await dialog.getByRole('heading', { name: wanted ?? '', level: 2 }).waitFor();
  expect(wanted).not.toBe(title);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('[PUB-083, PUB-085, PUB-086, PUB-087] the six latest posts go around without an end', async ({
  openVisitor,
}) => {
  const { page } = await openVisitor(desktop);
  await page.goto('/');
  await hydrateSection(page, 'blog-highlight');
  const posts = section(page, 'blog-highlight');
  const cards = posts.getByRole('article');
  expect(await cards.count()).toBe(6);
  const first = cards.first();
  expect(await first.getByRole('link').getAttribute('href')).toMatch(/^\/blog\/[a-z0-9-]+$/);
  expect(await first.locator('time').textContent()).toMatch(
    /^\d\d (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4}$/,
  );
  const [category, title, excerpt] = await Promise.all([
    first.locator('b').first().textContent(),
    first.getByRole('heading').textContent(),
    first.locator('p').last().textContent(),
  ]);
  expect([category, title, excerpt].every((text) => (text ?? '').length > 2)).toBe(true);
  const leftOf = (place: number) =>
    cards.nth(place).evaluate((card) => Math.round(card.getBoundingClientRect().left));
  const start = await leftOf(0);
  await posts.getByRole('button', { name: 'Artikel sebelumnya' }).press('Enter');
  await eventually(() => leftOf(5)).toBe(start);
  await posts.getByRole('button', { name: 'Artikel berikutnya' }).press('Enter');
  await eventually(() => leftOf(0)).toBe(start);
  await posts.getByRole('link', { name: 'Semua artikel' }).click();
  await page.waitForURL('**/blog');
});

test('[PUB-089, PUB-090, PUB-091][DECISIONS 31] freebies and community ask a visitor to log in, and open for whoever has', async ({
  app,
  openVisitor,
}) => {
  const visitor = await openVisitor(phone);
  const { page } = visitor;
  await page.goto('/');
  await hydrateSection(page, 'downloadable-resource');
  const card = section(page, 'downloadable-resource');
  await card.getByRole('link', { name: 'Login untuk Akses Freebies' }).waitFor();
  await card.getByRole('link', { name: 'Gabung komunitas' }).click();
  await page.getByRole('dialog', { name: 'Masuk' }).waitFor();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await signInAs(visitor, BUYER, app.url);
  await page.goto('/');
  await hydrateSection(page, 'downloadable-resource');
  expect(await card.getByRole('link', { name: 'Buka User Portal' }).getAttribute('href')).toBe(
    '/user/marketplace',
  );
  await card.getByRole('link', { name: 'Gabung komunitas' }).click();
  await page.getByRole('dialog', { name: 'Gabung komunitas' }).waitFor();
});
