import type { Reader } from '#server/platform/database/db.ts';
import { isCredited } from './checkout-links.queries.ts';

interface Sale {
  /** As the buyer's browser sent it. */
  readonly link?: string | undefined;
  readonly product_ids: readonly string[];
  /** The waiting purchase that is completed: a link that ended while it waited has still brought it. */
  readonly intent_id?: string | undefined;
}

/** What an order remembers of the link that it came by: nothing of one that is unknown, ended, or of something else. */
export async function creditedLink(
  reader: Reader,
  { link, ...sale }: Sale,
): Promise<{ readonly checkout_link?: string }> {
  if (link === undefined) return {};
  return (await isCredited(reader, link, sale)) ? { checkout_link: link } : {};
}
