import type { Page } from 'playwright-core';

/** Adds up what moves on a page by itself, as browsers measure it, at the element that is always there. */
export async function addUpShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = 'value' in entry && typeof entry.value === 'number' ? entry.value : 0;
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? '0') + shift);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = async (page: Page): Promise<number> =>
  Number((await page.locator('html').getAttribute('data-shift')) ?? '0');
