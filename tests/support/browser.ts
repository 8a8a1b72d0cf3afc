import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as base } from './built-app.ts';
import { lendVisitor, takeBack } from './lent-visitors.ts';
import { type Look, TIMEOUT_MS, type Visitor } from './visitor.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface Fixtures {
  readonly openVisitor: (look: Look) => Promise<Visitor>;
}

/** One for the worker, whichever of its files asks first. */
let chromiumOfWorker: Promise<Browser> | null = null;

/** Tests in a real browser: an app with its own database for the file, visitors who know nothing each test. */
export const test = base
  .extend<{ browser: Browser }>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
        chromiumOfWorker ??= chromium.launch({ executablePath, args: ARGS });
        const browser = await chromiumOfWorker;
        await use(browser);
        await browser.close();
      },
      { scope: 'worker' },
    ],
  })
  .extend<Fixtures>({
    openVisitor: async ({ app, browser, task }, use) => {
      const visitors: Visitor[] = [];
      await use(async (look) => {
        const visitor = await lendVisitor(browser, app.url, look);
        visitors.push(visitor);
        return visitor;
      });
      const hasFailed = task.result?.state === 'fail';
      for (const visitor of visitors) {
        if (hasFailed) await tellSeen(visitor.page);
        const complaints = await takeBack(visitor, hasFailed);
        expect(complaints).toEqual([]);
      }
    },
  });

/** What stood on the page when a test gave up: a failure that comes once has to tell by itself. */
async function tellSeen(page: Page): Promise<void> {
  const seen = await page.locator('body').ariaSnapshot().catch(String);
  process.stderr.write(`${page.url()}\n${seen}\n`);
}

/** Waits until the element, or something in it, has the focus: a dialog that has it is ready for keys, and its effects ran. */
export async function holdsFocus(element: Locator): Promise<void> {
  await eventually(() => element.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/**
 * From here on the page's clock goes only as far as the test lets it; `page.clock.install()` comes before. What was due
 * in the next ten seconds comes at once: a busy machine may take a second to hear of it.
 */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** For what a page does by itself a moment later, also on a machine that is busy with other tests. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: TIMEOUT_MS });
}

export { expect } from 'vitest';
export { expectSound, expectSoundInBothThemes } from './sound.ts';
export { type Look, openVisitor, type Visitor } from './visitor.ts';
