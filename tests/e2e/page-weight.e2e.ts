import { expect, test } from '#tests/support/machine/browser.ts';
import { expectStill, watchShifts } from '#tests/support/machine/layout-shifts.ts';

/** Limit for a landing page over the wire, compressed, in bytes. */
const MAX_SCRIPT_BYTES = 110 * 1024;
const MAX_STYLE_BYTES = 25 * 1024;

test('the landing page weighs at most 110 KB of script and 25 KB of style', async ({ openVisitor }) => {
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
  await page.goto('/', { waitUntil: 'networkidle' });
  const { script, style } = { script: bytes.get('Script') ?? 0, style: bytes.get('Stylesheet') ?? 0 };
  // Both are there, or nothing was measured.
  expect([script > 50_000, style > 5_000]).toEqual([true, true]);
  expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(style).toBeLessThanOrEqual(MAX_STYLE_BYTES);
});

test.for([
  { width: 360, path: '/' },
  { width: 1280, path: '/marketplace' },
] as const)(
  'a page is painted whole, so nothing moves however slowly it comes: $width px, $path',
  async ({ width, path }, { openVisitor }) => {
    const { page, context } = await openVisitor({ width, theme: 'bright' });
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
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectStill(page);
  },
);
