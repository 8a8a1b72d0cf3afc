import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Look, openVisitor, type Visitor, windowOf } from './visitor.ts';

/**
 * What a test changes by these outlives its page, and can not all be taken back: who was asked for one is not lent again.
 */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'on',
  'once',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'storageState',
] as const;
/** Below the app's pages, and none of them. */
const PLAIN = '/robots.txt';

interface Lent {
  readonly visitor: Visitor;
  /** Those with another can not be told apart by a window that is sized. */
  readonly kind: string;
  isSpent: boolean;
}

const all = new WeakMap<Visitor, Lent>();
/** Of this worker, in no test's hands. */
const idle: Lent[] = [];

/**
 * A visitor who knows nothing: without cookies, storage and a past. A browser's process and the scripts that it has read
 * are kept from an earlier test of the worker where there was one of its kind; they take as long as a page.
 */
export async function lendVisitor(browser: Browser, url: string, look: Look): Promise<Visitor> {
  const kind = JSON.stringify([url, look.theme, look.locale]);
  const place = look.hasEmptyCache ? -1 : idle.findIndex((lent) => lent.kind === kind);
  const [kept] = place === -1 ? [] : idle.splice(place, 1);
  if (kept !== undefined) {
    await kept.visitor.page.setViewportSize(windowOf(look.width));
    return kept.visitor;
  }
  const visitor = await openVisitor(browser, url, look);
  const lent: Lent = { visitor, kind, isSpent: false };
  const spend = () => {
    lent.isSpent = true;
  };
  visitor.context.on('page', spend);
  for (const object of [visitor.context, visitor.page]) watch(object, spend);
  for (const name of ['install', 'setFixedTime', 'setSystemTime'])
    watchMethod(visitor.context.clock, name, spend);
  all.set(visitor, lent);
  return visitor;
}

/** Ends what a test did with a visitor; comes back with what the console said that it should not have. */
export async function takeBack(visitor: Visitor, hasFailed: boolean): Promise<readonly string[]> {
  const lent = all.get(visitor);
  const { context, page, complaints } = visitor;
  const told = complaints.splice(0);
  const isFit = lent !== undefined && !lent.isSpent && !hasFailed && !page.isClosed();
  if (isFit && (await forgetAll(context, page))) idle.push(lent);
  else await context.close();
  return told.concat(complaints.splice(0));
}

/** Also what a page writes as it is left. False when the app does not even answer for that. */
async function forgetAll(context: BrowserContext, page: Page): Promise<boolean> {
  const answer = await page.goto(PLAIN).catch(() => null);
  if (answer?.ok() !== true) return false;
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  // Where it was pressed last, something of the next page would be hovered.
  await page.mouse.move(-1, -1);
  await context.clearCookies();
  return true;
}

function watch(object: BrowserContext | Page, spend: () => void): void {
  for (const name of LASTING) if (name in object) watchMethod(object, name, spend);
}

function watchMethod(object: object, name: string, spend: () => void): void {
  const method = Reflect.get(object, name);
  Reflect.set(object, name, (...given: readonly unknown[]) => {
    spend();
    return Reflect.apply(method, object, given);
  });
}
