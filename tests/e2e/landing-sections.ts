import type { Locator, Page } from 'playwright-core';
import { eventually } from '#tests/support/machine/browser.ts';

export const section = (page: Page, id: string): Locator => page.locator(`section#${id}`);

/** Brings a section near, so that its code comes, and waits until it is React's and listens. */
export async function hydrateSection(page: Page, id: string): Promise<void> {
  await section(page, id).evaluate((element) => element.scrollIntoView());
  const isAwake = () =>
    section(page, id).evaluate((element) =>
      Object.keys(element).some((name) => name.startsWith('__reactProps$')),
    );
  await eventually(isAwake).toBe(true);
}
