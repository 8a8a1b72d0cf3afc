import type { BrowserContext, Page } from 'playwright-core';

/** In the page, by `rememberToasts`. */
declare const toasts: string[];

const POLLING_MS = 50;

/** A toast goes by itself, and a busy machine may look for it when it has gone: so each page remembers what it told. */
export const rememberToastsOf = (context: BrowserContext) => context.addInitScript(rememberToasts);

/**
 * Waits for a toast with all these texts, and forgets it: the next like it is another. Asks by a clock and not with each
 * frame, since a page that draws nothing has none.
 */
export async function told(page: Page, ...texts: readonly string[]): Promise<void> {
  try {
    await page.waitForFunction(takeToast, texts, { polling: POLLING_MS });
  } catch (cause) {
    const others = await page.evaluate(() => toasts);
    throw new Error(`no toast ${texts.join(' ')}, but ${JSON.stringify(others)}`, { cause });
  }
}

/** Runs in the page. */
function takeToast(texts: readonly string[]): boolean {
  const place = toasts.findIndex((toast) => texts.every((text) => toast.includes(text)));
  if (place >= 0) toasts.splice(place, 1);
  return place >= 0;
}

/** Runs in the page, before its own scripts. */
function rememberToasts(): void {
  const known = new WeakMap<Element, string>();
  const all: string[] = [];
  Object.assign(window, { toasts: all });
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-sonner-toast]')) {
      // A number keeps its unit by a space that is not written.
      const text = toast.textContent?.replaceAll('\u00a0', ' ') ?? '';
      if (known.get(toast) === text) continue;
      known.set(toast, text);
      all.push(text);
    }
  }).observe(document, { childList: true, subtree: true });
}
