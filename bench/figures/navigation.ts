import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureChromium } from '#tools/setup/ensure-chromium.mjs';
import { atMost, type Figure, median } from '../figure.ts';

const ROUNDS = 5;
/** The time somebody looks at a page before pressing. */
const LOOK_MS = 4000;
/** A mid-range phone on slow 4G, as in Lighthouse. */
const PHONE = { slowdown: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];

export interface NavigationPath {
  /** The session cookie as `name=value`. */
  readonly cookie: string;
  readonly start: string;
  readonly pages: readonly string[];
}

declare const presses: { answered: number; shown: number };

/**
 * Measures on a phone how long a press in the portal takes until it is answered (the link or the line above shows it),
 * and until the next page is shown. Each page is visited for the first time; the worst of the medians counts.
 */
export async function measureNavigation(appUrl: string, tour: NavigationPath): Promise<readonly Figure[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ARGS });
  try {
    return [await measureTour(browser, appUrl, tour)];
  } finally {
    await browser.close();
  }
}

async function measureTour(browser: Browser, appUrl: string, tour: NavigationPath): Promise<Figure> {
  const answered = new Map<string, number[]>();
  const shown = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPhone(browser, appUrl, tour);
    for (const path of tour.pages) {
      const taken = await press(page, path);
      answered.set(path, [...(answered.get(path) ?? []), taken.answered]);
      shown.set(path, [...(shown.get(path) ?? []), taken.shown]);
    }
    await page.context().close();
  }
  const medians = (of: ReadonlyMap<string, number[]>) => [...of.values()].map((values) => median(values));
  const [answer, next] = [Math.max(...medians(answered)), Math.max(...medians(shown))];
  return {
    name: 'navigation',
    unit: 'ms',
    ours: next,
    limit: null,
    ratio: null,
    targets: [atMost('press answered ms', answer, 100), atMost('next page ms', next, 500)],
    notes: Object.fromEntries([...shown].map(([path, values]) => [path, median(values)])),
  };
}

async function openPhone(browser: Browser, appUrl: string, { cookie, start }: NavigationPath): Promise<Page> {
  const context = await browser.newContext({
    baseURL: appUrl,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const at = cookie.indexOf('=');
  await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: appUrl }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await page.goto(start, { waitUntil: 'networkidle' });
  return page;
}

async function press(page: Page, path: string): Promise<typeof presses> {
  await page.waitForTimeout(LOOK_MS);
  await page.evaluate(listen, path);
  await page.locator(`a[href="${path}"]:visible`).first().tap();
  await page.waitForFunction(() => presses.shown > 0);
  return await page.evaluate(() => presses);
}

/** Runs in the page: measures from the touch until an answer shows, and until the heading is the next page's. */
function listen(path: string): void {
  const heading = document.querySelector('h1');
  const state = { answered: 0, shown: 0 };
  Object.assign(window, { presses: state });
  let begun = 0;
  const look = () => {
    const isNext = location.pathname === path && document.querySelector('h1') !== heading;
    const isAnswered = isNext || document.querySelector('[data-slot="navigation-line"]') !== null;
    if (state.answered === 0 && isAnswered) state.answered = performance.now() - begun;
    if (isNext) state.shown = performance.now() - begun;
    else requestAnimationFrame(look);
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      begun = event.timeStamp;
      requestAnimationFrame(look);
    },
    { once: true, capture: true },
  );
}
