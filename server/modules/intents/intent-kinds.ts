import { z } from 'zod';
import { type CheckoutRefusal, checkOutWithin, quoteCheckout } from '#server/modules/checkout/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { rupiah, type Sen } from '#shared/money.ts';
import type { IntentKind } from '#shared/purchase-intents.ts';
import { type Result, succeed } from '#shared/result.ts';

export interface Wish {
  readonly buyer: { readonly id: string; readonly email: string; readonly full_name: string };
  /** As it was stored; each kind parses its own. */
  readonly request: unknown;
}
/** Why it can not be bought; another kind adds its own. */
type Refusal = CheckoutRefusal;

/** What a kind of purchase can do for a wish that waits: say what it takes now, and buy. */
interface Kind {
  quote(
    reader: Reader,
    wish: Wish,
  ): Promise<Result<{ readonly title: string; readonly total: Sen }, Refusal>>;
  /** In the caller's transaction, which rolls back when this refuses; `key` makes a repetition a repetition. */
  buy(tx: Tx, wish: Wish, key: string): Promise<Result<{ readonly order_id: string }, Refusal>>;
}

const cart = z.object({
  items: z.array(z.object({ product_id: z.uuid(), price: z.int().min(0).transform(rupiah) })).min(1),
});
const linesOf = (request: unknown) =>
  cart.parse(request).items.map(({ product_id, price }) => ({ product_id, price }));

/** Each kind of purchase that can wait for money; a new one needs an entry here and a name in shared/. */
export const kinds: Readonly<Record<IntentKind, Kind>> = {
  checkout: {
    quote: (reader, { buyer, request }) => quoteCheckout(reader, { buyer, lines: linesOf(request) }),
    async buy(tx, { buyer, request }, idempotency_key) {
      const bought = await checkOutWithin(tx, { buyer, lines: linesOf(request), idempotency_key });
      return bought.ok ? succeed({ order_id: bought.value.order.id }) : bought;
    },
  },
};
