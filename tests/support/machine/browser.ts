import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { STEP_LIMIT_MS } from '../time-limits.ts';
import { test as base } from './built-app.ts';
import { rememberToastsOf } from './toasts.ts';

export interface Look {
  readonly width: number;
  readonly theme: 'bright' | 'dark';
  /** The language of the browser; Indonesian when left out. */
  readonly locale?: 'id-ID' | 'en-US';
  /** As what the browser names itself; as driven by a program when left out. */
  readonly userAgent?: string;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Warnings and errors of the console, which fail a test; tests that cause one on purpose clear the list. */
  readonly complaints: string[];
}

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

/** Tests in a real browser: an app with its own database for the file, a fresh visitor each test. */
export const test = base
  .extend<{ browser: Browser }>({
    browser: [
      // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern to see what a fixture needs
      async ({}, use) => {
        const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
        chromiumOfWorker ??= chromium.launch({ executablePath, args: ARGS, timeout: STEP_LIMIT_MS });
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
        const visitor = await openVisitor(browser, app.url, look);
        visitors.push(visitor);
        return visitor;
      });
      for (const { context, complaints, page } of visitors) {
        if (task.result?.state === 'fail') await tellSeen(page);
        await context.close();
        expect(complaints).toEqual([]);
      }
    },
  });

/** Prints the page of a failed test, because a failure that does not come again has to explain itself. */
async function tellSeen(page: Page): Promise<void> {
  const seen = await page.locator('body').ariaSnapshot().catch(String);
  process.stderr.write(`${page.url()}\n${seen}\n`);
}

/** A fresh one; who opens it closes its context and looks at its complaints. */
export async function openVisitor(
  browser: Browser,
  url: string,
  { width, theme, locale = 'id-ID', userAgent }: Look,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale,
    ...(userAgent === undefined ? {} : { userAgent }),
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  await context.addInitScript((chosen) => {
    // Blank pages have no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('portal-theme', chosen);
  }, theme);
  const complaints: string[] = [];
  context.on('console', (message) => {
    // Whether the browser or the server refuses a field first depends on when the form's schema came; the page says it.
    if (message.text().includes('status of 422')) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`${message.text()} ${message.location().url}`);
    }
  });
  context.on('weberror', (error) => complaints.push(`${error.error()} ${error.page()?.url()}`));
  await rememberToastsOf(context);
  context.on('page', waitForReact);
  return { context, complaints, page: await context.newPage() };
}

/**
 * A page that is loaded is seen before it listens, and one that is left is still seen when the address is the next one's:
 * what is typed or pressed in that moment is lost, and on a busy machine the moment is long. So whatever brings a page
 * waits until React has drawn it.
 */
function waitForReact(page: Page): void {
  const thenDrawn =
    <Step extends unknown[], Answer>(step: (...args: Step) => Promise<Answer>) =>
    async (...args: Step): Promise<Answer> => {
      const answer = await step.apply(page, args);
      await expect.poll(() => page.evaluate(isDrawn), { interval: 25 }).toBe(true);
      return answer;
    };
  page.goto = thenDrawn(page.goto);
  page.reload = thenDrawn(page.reload);
  page.goBack = thenDrawn(page.goBack);
  page.goForward = thenDrawn(page.goForward);
  page.waitForURL = thenDrawn(page.waitForURL);
}

/**
 * Runs in the page. Whether React is done with the document that the server sent, and has nothing left to draw; a page of
 * somebody else has no router.
 */
function isDrawn(): boolean {
  if (!('__reactRouterContext' in window)) return true;
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return false;
  const root: unknown = Reflect.get(Reflect.get(document, key), 'stateNode');
  if (!(root instanceof Object)) return false;
  return (
    Reflect.get(root, 'current')?.memoizedState?.isDehydrated === false &&
    Reflect.get(root, 'pendingLanes') === 0
  );
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
  return expect.poll(read);
}

export { expect } from 'vitest';
export { expectSound, expectSoundInBothThemes } from '../sound.ts';
