import type { Page } from 'playwright-core';

/** Keeps the answers of matching requests back until `release`, as a slow line does. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<{ readonly release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return { release };
}
