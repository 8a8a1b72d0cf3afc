import { takeBumps } from '#server/order-bumps/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type Rupiah, rupiah } from '#shared/money/money.ts';
import { refuse } from '#shared/result.ts';
import type { Line } from '../checkout.rules.ts';

interface BumpSelection {
  readonly lines: readonly Line[];
  readonly bumps?: readonly string[] | undefined;
  readonly intent_id?: string | undefined;
}

export async function resolveBumps(tx: Tx, { lines, bumps = [], intent_id }: BumpSelection) {
  if (bumps.length > 0 && lines.some(({ gifts }) => gifts > 0))
    return refuse({ code: 'BUMP_ENDED' as const });
  return takeBumps(tx, { bumps, intent_id, product_ids: lines.map(({ product_id }) => product_id) });
}

/** One unit for the buyer, whose price is covered by the confirmed total. */
export function bumpLine(product_id: string, offer: { readonly sale_price: Rupiah } | undefined): Line {
  return { product_id, price: offer?.sale_price ?? rupiah(0), quantity: 1, gifts: 0 };
}
