import type { Reader } from '#server/platform/database/db.ts';
import { isAttributed } from './checkout-links.queries.ts';

interface Sale {
  /** The token as the buyer's browser sent it. */
  readonly link?: string | undefined;
  readonly product_ids: readonly string[];
  /** The waiting purchase being completed: a link that ended meanwhile still counts. */
  readonly intent_id?: string | undefined;
}

/** Ignores a link that is unknown, ended, or for another product. */
export async function attributedLink(
  reader: Reader,
  { link, ...sale }: Sale,
): Promise<{ readonly checkout_link?: string }> {
  if (link === undefined) return {};
  return (await isAttributed(reader, link, sale)) ? { checkout_link: link } : {};
}
