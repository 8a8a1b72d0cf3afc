import type { Page } from 'playwright-core';
import { test } from '#tests/support/machine/browser.ts';
import { expectStill, LATE_LETTERS, watchShifts } from '#tests/support/machine/layout-shifts.ts';
import { BUYER, signInAs } from './sign-in.ts';

interface Part {
  readonly type: string;
  /** Not every width shows a picture at once. */
  readonly isOptional?: boolean;
  /** A fraction of the screen. */
  readonly mayMove?: number;
}

const parts: readonly Part[] = [
  { type: 'font', mayMove: LATE_LETTERS },
  { type: 'script' },
  { type: 'image', isOptional: true },
  { type: 'fetch' },
  { type: 'stylesheet' },
];

/** Opens the page and lets the requests of one type go on only when the rest of it has been painted. */
async function openWithout(page: Page, path: string, { type, isOptional = false }: Part): Promise<void> {
  const rest = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === type) await rest.promise;
    await route.continue();
  });
  const held = isOptional ? null : page.waitForRequest((request) => request.resourceType() === type);
  // Nothing is painted before its style; what else comes with the page are its scripts.
  const scripts = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script');
  // Not `page.goto`: it waits for the scripts.
  await page.mainFrame().goto(path, { waitUntil: 'commit' });
  if (type === 'stylesheet') await scripts;
  else await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await held;
  rest.resolve();
  await scripts;
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
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
    for (const part of parts) {
      const page = await visitor.context.newPage();
      await watchShifts(page);
      await openWithout(page, path, part);
      await expectStill(page, part.mayMove);
      await page.close();
    }
  },
);
