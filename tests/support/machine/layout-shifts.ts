import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Shifts up to this size are invisible; browsers measure the moved fraction of the screen times the distance. */
const UNSEEN = 0.001;

/**
 * A line may break at another word in the letters of the brand than in those that the machine had in the meantime: half of
 * what is called a good page (https://web.dev/articles/cls, 0.1).
 */
export const LATE_LETTERS = 0.05;

/** In the page, by `watchShifts`. */
declare const layoutShifts: { score: number; moved: string[] };

/** Notes from now on what moves on a page by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const found: typeof layoutShifts = { score: 0, moved: [] };
    Object.assign(window, { layoutShifts: found });
    const nameOf = (node: unknown) =>
      node instanceof Element
        ? `<${node.tagName.toLowerCase()} id="${node.id}" class="${node.getAttribute('class') ?? ''}">`
        : 'what is gone';
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        found.score += Number(Reflect.get(shift, 'value'));
        for (const { node, previousRect, currentRect } of Reflect.get(shift, 'sources'))
          found.moved.push(`${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Nothing has moved that anybody would see; else each element is named, with its box before and after. */
export async function expectStill(page: Page, most = UNSEEN): Promise<void> {
  const { score, moved } = await page.evaluate(() => layoutShifts);
  expect(score < most ? [] : [score, ...moved]).toEqual([]);
}
