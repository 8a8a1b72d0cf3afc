import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Look {
  readonly width: number;
  readonly theme: 'bright' | 'dark';
  /** The language of the browser; Indonesian when left out. */
  readonly locale?: 'id-ID' | 'en-US';
  /** For what depends on it: what a page fetches, and what moves while it comes. */
  readonly hasEmptyCache?: true;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console said that it should not have; tests that cause an error on purpose clear it. */
  readonly complaints: string[];
}

/** Also on a machine that plays four journeys at once. */
export const TIMEOUT_MS = 30_000;

/** A fresh one; who opens it closes its context and looks at its complaints. */
export async function openVisitor(
  browser: Browser,
  url: string,
  { width, theme, locale = 'id-ID' }: Look,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: windowOf(width),
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
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
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('page', waitForReact);
  return { context, complaints, page: await context.newPage() };
}

/**
 * A page that is loaded is seen before it listens: what is typed into it or pressed in that moment is lost, and on a busy
 * machine the moment is long. So whatever brings a document waits until React has taken it over.
 */
function waitForReact(page: Page): void {
  const { goto, reload, goBack, waitForURL } = page;
  const alive = () => expect.poll(() => page.evaluate(isTakenOver), { timeout: TIMEOUT_MS, interval: 25 });
  page.goto = async (...address) => {
    const answer = await goto.apply(page, address);
    await alive().toBe(true);
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload.apply(page, options);
    await alive().toBe(true);
    return answer;
  };
  page.goBack = async (...options) => {
    const answer = await goBack.apply(page, options);
    await alive().toBe(true);
    return answer;
  };
  page.waitForURL = async (...address) => {
    await waitForURL.apply(page, address);
    await alive().toBe(true);
  };
}

/** Runs in the page. Whether React is done with the document that the server sent; a page of somebody else has no React. */
function isTakenOver(): boolean {
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  if (key === undefined) return true;
  const root: unknown = Reflect.get(Reflect.get(document, key), 'stateNode');
  return root instanceof Object && Reflect.get(root, 'current')?.memoizedState?.isDehydrated === false;
}

/** A phone is held upright. */
export const windowOf = (width: number) => ({ width, height: width < 600 ? 740 : 900 });
