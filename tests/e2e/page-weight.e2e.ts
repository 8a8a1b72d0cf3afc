import { expect, test } from '#tests/support/machine/browser.ts';
import { expectStill, watchShifts } from '#tests/support/machine/layout-shifts.ts';

/** What a landing page may weigh over the wire, compressed, in bytes. */
const MAX_SCRIPT_BYTES = 110 * 1024;
const MAX_STYLE_BYTES = 25 * 1024;

test('the landing page weighs at most 110 KB of script and 25 KB of style, and moves nothing while it loads', async ({
  openVisitor,
}) => {
  const { page, context } = await openVisitor({ width: 360, theme: 'bright' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { script, style } = { script: bytes.get('Script') ?? 0, style: bytes.get('Stylesheet') ?? 0 };
  // Both are there, or nothing was measured.
  expect([script > 50_000, style > 5_000]).toEqual([true, true]);
  expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(style).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  await expectStill(page);
});

test('the letters of the brand move nothing, however late they come', async ({ openVisitor }) => {
  const { page } = await openVisitor({ width: 360, theme: 'bright' });
  await watchShifts(page);
  const painted = Promise.withResolvers<void>();
  await page.route(/\.woff2/, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  // Letters of the machine are shown after three seconds at most, and only then those of the brand come.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"'))).toBe(false);
  painted.resolve();
  await page.waitForFunction(() => document.fonts.check('1em "Plus Jakarta Sans"'));
  await page.waitForLoadState('networkidle');
  await expectStill(page, 0.01);
});

test('a page is painted whole, so nothing moves however slowly it comes', async ({ openVisitor }) => {
  const { page, context } = await openVisitor({ width: 1280, theme: 'bright' });
  // Style, letters and scripts are there; what comes slowly is the document.
  await page.goto('/blog', { waitUntil: 'networkidle' });
  await watchShifts(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: 40_000,
    uploadThroughput: -1,
  });
  await page.goto('/marketplace', { waitUntil: 'domcontentloaded' });
  await expectStill(page);
});
