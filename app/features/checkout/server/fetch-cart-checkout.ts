import { redirect } from 'react-router';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { parseCartItems } from '#app/lib/visitor-cart.ts';
import { type Cart, getCart, quoteCart } from '#contract/cart/cart.ts';
import type { Client } from '#contract/client.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { rupiah, timesRupiah } from '#shared/money/money.ts';
import { commonKind, soldKindOf } from '#shared/shop/purchase-kind.ts';
import type { PricedCheckout } from '../checkout-details.ts';
import { discountedCheckout } from '../form/discount-code.ts';

interface CartTarget {
  readonly isVisitor: boolean;
  readonly items: string | null;
  readonly code: string | null;
}

/** The account's cart, or the one in the address; null: a visitor's cart that the address does not name. */
export async function fetchCartCheckout(
  client: Client,
  { isVisitor, items: text, code }: CartTarget,
): Promise<PricedCheckout | null> {
  const items = parseCartItems(text);
  const { cart } = orThrow(
    isVisitor || items.length > 0
      ? await client.call(quoteCart, { body: { items: [...items] } })
      : await client.call(getCart),
  );
  const back = isVisitor ? '/marketplace' : '/user/cart';
  if (cart.lines.length === 0 && isVisitor) return null;
  if (cart.lines.length === 0) throw redirect(back);
  const fields = cart.lines.flatMap(({ product_id, price, quantity, gifts }, index) => [
    [`items[${index}].product_id`, product_id],
    [`items[${index}].price`, String(price ?? 0)],
    [`items[${index}].quantity`, String(quantity)],
    [`items[${index}].gifts`, String(Math.max(0, gifts))],
  ]);
  const bought = itemsOf(cart);
  const priced = await discountedCheckout(
    client,
    { due: cart.total_price, fields: Object.fromEntries(fields), items: bought },
    code,
  );
  return {
    title: checkoutCopy.items(cart.total_count),
    back,
    ...priced,
    items: bought,
    lines: cart.lines.map(({ price, original_price, ...line }) => ({
      ...line,
      price: timesRupiah(price ?? rupiah(0), line.quantity),
      original_price: original_price === null ? null : timesRupiah(original_price, line.quantity),
    })),
    price: cart.total_price,
    plan: null,
    kind: commonKind(cart.lines.map(soldKindOf)),
    trial_days: 0,
    had_trial: false,
    is_mailed: priced.due === 0 && cart.lines.every(({ type, price }) => type === 'freebie' || price !== 0),
    obstacle: cart.lines.some(({ problem }) => problem !== null) ? checkoutCopy.mendCart : null,
  };
}

const itemsOf = ({ lines }: Cart) => lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
