import type { Page, Request } from 'playwright-core';
import { expect, test } from '#tests/support/machine/browser.ts';
import { expectStill, LATE_LETTERS, watchShifts } from '#tests/support/machine/layout-shifts.ts';
import { BUYER, signInAs } from './sign-in.ts';

interface Part {
  readonly name: string;
  readonly type: string;
  /** A fraction of the screen. */
  readonly mayMove?: number;
}

const parts: readonly Part[] = [
  { name: 'letters', type: 'font', mayMove: LATE_LETTERS },
  { name: 'scripts', type: 'script' },
  { name: 'pictures', type: 'image' },
  { name: 'what is known of the visitor', type: 'fetch' },
  { name: 'style', type: 'stylesheet' },
];

/** Opens the page and lets the requests of one type go on only when the rest of it has been painted. How many were held. */
async function openWithout(page: Page, path: string, late: string): Promise<number> {
  const held: Request[] = [];
  const rest = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === late) {
      held.push(route.request());
      await rest.promise;
    }
    await route.continue();
  });
  // Nothing is painted before its style; what else comes with the page are its scripts.
  const scripts = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  // Not `page.goto`: it waits for the scripts.
  await page.mainFrame().goto(path, { waitUntil: 'commit' });
  if (late === 'stylesheet') await scripts;
  else await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  rest.resolve();
  await scripts;
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  return held.length;
}

test.for([
  { width: 360, path: '/', isSignedIn: true },
  { width: 768, path: '/', isSignedIn: false },
  { width: 1280, path: '/en#testimonials', isSignedIn: false },
] as const)(
  'the landing page stands still in whatever order its parts come: $width px, $path, signed in: $isSignedIn',
  async ({ width, path, isSignedIn }, { app, openVisitor }) => {
    const visitor = await openVisitor({ width, theme: 'bright' });
    if (isSignedIn) await signInAs(visitor, BUYER, app.url);
    const held: string[] = [];
    for (const { name, type, mayMove } of parts) {
      const page = await visitor.context.newPage();
      await watchShifts(page);
      if ((await openWithout(page, path, type)) > 0) held.push(name);
      await expectStill(page, mayMove);
      await page.close();
    }
    // Not every width shows a picture at once.
    expect(held).toEqual(
      expect.arrayContaining(['letters', 'scripts', 'what is known of the visitor', 'style']),
    );
  },
);
