import type { Page } from 'playwright-core';
import { eventually, expect, openVisitor, test } from '#tests/support/machine/browser.ts';
import { formEnvelope, formFields } from '#tests/support/shop/forms.ts';
import { ADMIN, BUYER, signInAs } from './sign-in.ts';

const LISTS = [
  ...[
    '/admin/orders',
    '/admin/wallets',
    '/admin/discounts',
    '/admin/payments',
    '/admin/payments?tab=webhooks',
  ],
  ...[
    '/admin/users',
    '/admin/products/one-time?sort=title',
    '/admin/products/subscription?sort=title',
    '/admin/content',
  ],
  ...['/admin/content/case-studies', '/admin/content/leads', '/admin/content/leads/table'],
];

/** Which of the rows has the focus, from 1; 0: none. */
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const titles = [...document.querySelectorAll('main [data-row-link]')];
    return titles.findIndex((title) => title.contains(document.activeElement)) + 1;
  });

/** Runs in the page: whether what has the focus takes what is looked for, of the list or of the whole back-office. */
function isSearching(): boolean {
  return document.activeElement?.matches('input[type="search"], [role="combobox"]') ?? false;
}

async function sendLead(url: string, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@contoh.example`;
  const answer = await fetch(`${url}/api/forms/contact`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...formFields.contact, ...formEnvelope(), name, email }),
  });
  expect(answer.status).toBe(200);
}

test('on every list of the staff j and k move from row to row in sight, ? tells the keys, / searches and Enter opens', async ({
  app,
  openVisitor: open,
}) => {
  const visitor = await open({ width: 1280, theme: 'bright' });
  await signInAs(visitor, ADMIN, app.url);
  const { page } = visitor;
  for (const name of ['Sari', 'Budi']) await sendLead(app.url, name);
  const wrong: string[] = [];
  for (const path of LISTS) {
    await page.goto(path);
    const count = () => page.locator('main [data-row-link]').count();
    // The board's own code comes after the page's.
    const waiting = page.locator('main [data-row] select:disabled');
    await eventually(async () => (await count()) > 0 && (await waiting.count()) === 0).toBe(true);
    const rows = await count();
    // The first press may come before the keys are listened to.
    await eventually(async () => {
      if ((await focusedRow(page)) === 0) await page.keyboard.press('j');
      return focusedRow(page);
    }).toBe(1);
    const seen: number[] = [];
    // A list that is drawn anew takes the focus away: the next key goes on from where it was.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    for (const key of ['j', 'k']) {
      await page.keyboard.press(key);
      seen.push(await focusedRow(page));
    }
    const expected = rows === 1 ? [1, 1] : [2, 1];
    const isShown = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return top >= 0 && bottom <= window.innerHeight;
    });
    if (String(seen) !== String(expected) || !isShown)
      wrong.push(`${path}: ${rows} rows, ${seen}, ${isShown ? 'seen' : 'out of sight'}`);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await eventually(() => page.evaluate(isSearching)).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('main [data-row-link]').first().focus();
    const before = page.url();
    await page.keyboard.press('Enter');
    const opened = page.locator('[role="dialog"], [data-detail]');
    await eventually(async () => page.url() !== before || (await opened.count()) > 0).toBe(true);
  }
  expect(wrong).toEqual([]);
});

/** Everything that the Tab key reaches on the page, at most so many. */
const MAX_TABS = 60;

/** Runs in the page: what covers the middle of what has the focus, or that it is out of sight. */
function coverOfFocus(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const { left, top, bottom, width, height } = focused.getBoundingClientRect();
  // What only a screen reader has, or an input below its drawn box.
  if (width < 2 || height < 2 || getComputedStyle(focused).opacity === '0') return null;
  const [from, to] = [Math.max(0, top), Math.min(window.innerHeight, bottom)];
  if (from >= to) return `${focused.outerHTML.slice(0, 80)} is out of sight`;
  const [x, y] = [left + width / 2, (from + to) / 2];
  const over = document.elementFromPoint(x, y);
  const isFree = over === null || focused.contains(over) || over.contains(focused);
  const bar = over?.closest('[data-foot], header') ?? null;
  return isFree || bar === null || bar.contains(focused)
    ? null
    : `${focused.outerHTML.slice(0, 80)} lies below ${bar.outerHTML.slice(0, 60)}`;
}

const ZOOMED: readonly (readonly [string | null, string])[] = [
  [null, '/product/sop-ai-toko'],
  [null, '/checkout/sop-ai-toko'],
  [BUYER, '/user/overview'],
  [ADMIN, '/admin/orders'],
  [ADMIN, '/admin/products/one-time/create'],
];

test.for(ZOOMED)(
  'twice as large nothing scrolls sideways, and no bar covers what has the focus (%s %s)',
  async ([email, path], { app, browser }) => {
    const visitor = await openVisitor(browser, app.url, { width: 640, theme: 'bright' });
    const { page, context } = visitor;
    if (email !== null) await signInAs(visitor, email, app.url);
    // What a window of 1280 × 900 is at 200 %.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.goto(path);
    await eventually(() =>
      page.evaluate(() => document.querySelectorAll('[data-slot=skeleton]').length),
    ).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const covered: string[] = [];
    for (let count = 0; count < MAX_TABS; count++) {
      await page.keyboard.press('Tab');
      const cover = await page.evaluate(coverOfFocus);
      if (cover !== null) covered.push(cover);
    }
    await context.close();
    expect({ wide: Math.max(0, wide), covered }).toEqual({ wide: 0, covered: [] });
  },
);
