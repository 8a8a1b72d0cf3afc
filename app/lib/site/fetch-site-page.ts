import type { Client } from '#contract/client.ts';
import { getSitePage } from '#contract/public/site.ts';
import type { SitePage } from '#shared/content.ts';
import { foundOrNull } from '../api/or-throw.ts';

/** A text of its own, null when nobody has written it; a failure becomes the route's error screen. */
export async function fetchSitePage(client: Client, name: SitePage) {
  const found = await client.call(getSitePage, { params: { name } });
  return foundOrNull(found)?.page ?? null;
}
