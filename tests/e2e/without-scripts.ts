import type { Browser } from 'playwright-core';
import { STEP_LIMIT_MS } from '#tests/support/time-limits.ts';

/** A browser that runs nothing; the page comes as the server sends it. */
export async function withoutScripts({
  browser,
  app,
}: {
  readonly browser: Browser;
  readonly app: { readonly url: string };
}) {
  const context = await browser.newContext({
    baseURL: app.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  context.setDefaultTimeout(STEP_LIMIT_MS);
  return { page: await context.newPage(), close: () => context.close() };
}
