import { expect, test } from '#tests/support/browser.ts';

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
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        const before = Number(document.documentElement.dataset.shift ?? '0');
        document.documentElement.dataset.shift = String(before + shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const { script, style } = { script: bytes.get('Script') ?? 0, style: bytes.get('Stylesheet') ?? 0 };
  // Both are there, or nothing was measured.
  expect([script > 50_000, style > 5_000]).toEqual([true, true]);
  expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(style).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? '0')).toBeLessThan(0.001);
});
