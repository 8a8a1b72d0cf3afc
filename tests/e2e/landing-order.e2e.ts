import type { Page, Request } from 'playwright-core';
import { expect, test } from '#tests/support/machine/browser.ts';
import { expectStill, watchShifts } from '#tests/support/machine/layout-shifts.ts';
import { BUYER, signInAs } from './sign-in.ts';

/** What may come last; everything else is there before. */
const lateOnes: readonly (readonly [name: string, isLate: (request: Request) => boolean])[] = [
  ['letters', (request) => request.resourceType() === 'font'],
  ['scripts', (request) => request.resourceType() === 'script'],
  ['pictures', (request) => request.resourceType() === 'image'],
  ['what is known of the visitor', (request) => request.resourceType() === 'fetch'],
  ['style', (request) => request.resourceType() === 'stylesheet'],
];

/** Opens the page and lets some requests go on only when all others have come to their end. How many were held. */
async function openInOrder(page: Page, path: string, isLate: (request: Request) => boolean): Promise<number> {
  let held = 0;
  const others = Promise.withResolvers<void>();
  const open = new Set<Request>();
  const isHeld = (request: Request) => request.resourceType() !== 'document' && isLate(request);
  const settle = (request: Request) => {
    open.delete(request);
    if (open.size === 0) others.resolve();
  };
  page.on('request', (request) => !isHeld(request) && open.add(request));
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  await page.route('**/*', async (route) => {
    if (isHeld(route.request())) {
      held += 1;
      await others.promise;
    }
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await others.promise;
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  return held;
}

test.for([
  { width: 360, path: '/', isSignedIn: true },
  { width: 1280, path: '/en#testimonials', isSignedIn: false },
] as const)(
  'the landing page stands still in whatever order its parts come: $width px, $path, signed in: $isSignedIn',
  async ({ width, path, isSignedIn }, { app, openVisitor }) => {
    const visitor = await openVisitor({ width, theme: 'bright' });
    if (isSignedIn) await signInAs(visitor, BUYER, app.url);
    const held: string[] = [];
    for (const [name, isLate] of lateOnes) {
      const page = await visitor.context.newPage();
      await watchShifts(page);
      if ((await openInOrder(page, path, isLate)) > 0) held.push(name);
      await expectStill(page, 0.01);
      await page.close();
    }
    // Not every width shows a picture at once.
    expect(held).toEqual(
      expect.arrayContaining(['letters', 'scripts', 'what is known of the visitor', 'style']),
    );
  },
);
