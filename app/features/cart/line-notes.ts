import type { LineProblem } from '#contract/account/shop/checkout.ts';
import { cartCopy } from '#messages/cart.ts';
import { formatRupiah } from '#shared/money/money.ts';

/** How many units are the buyer's own and how many become gift codes; null for a single own unit. */
export function giftNote(quantity: number, gifts: number): string | null {
  if (gifts === 0) return null;
  return quantity > gifts ? cartCopy.ownAndGifts(gifts) : cartCopy.gifts(gifts);
}

/** Why a line cannot be bought. */
export function problemText({ code, left = 0, price }: LineProblem): string {
  if (code === 'OUT_OF_STOCK' && left > 0) return cartCopy.stockLeft(left);
  if (code === 'PRICE_CHANGED' && price !== undefined) return cartCopy.priceNow(formatRupiah(price));
  return cartCopy.problems[code];
}
