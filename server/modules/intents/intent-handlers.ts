import { z } from 'zod';
import { type CheckoutRefusal, checkOutWithin, quoteCheckout } from '#server/modules/checkout/index.ts';
import {
  quoteSubscription,
  type StartRefusal,
  startSubscriptionWithin,
} from '#server/modules/subscriptions/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { rupiah, type Sen } from '#shared/money.ts';
import type { IntentKind } from '#shared/purchase-intents.ts';
import { type Result, succeed } from '#shared/result.ts';

export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
}

export interface PurchaseRequest {
  /** null: a guest, who can be told a price only. */
  readonly buyer: Buyer | null;
  /** As stored; each kind parses its own. */
  readonly request: unknown;
}

export interface RefusalsByKind {
  readonly checkout: CheckoutRefusal;
  readonly subscription: StartRefusal;
}

interface Quote {
  readonly title: string;
  readonly total: Sen;
}

interface ExecutionContext {
  /** Idempotency key. */
  readonly key: string;
  readonly now: Date;
}

/** How a kind of purchase is priced and bought. */
interface IntentHandler<Refusal> {
  quote(reader: Reader, purchase: PurchaseRequest): Promise<Result<Quote, Refusal>>;
  /** In the caller's transaction, which must roll back on a refusal. */
  buy(
    tx: Tx,
    purchase: PurchaseRequest & { readonly buyer: Buyer },
    context: ExecutionContext,
  ): Promise<Result<{ readonly order_id: string }, Refusal>>;
}

const price = z.int().min(0).transform(rupiah);
const cart = z.object({
  items: z
    .array(
      z
        .object({
          product_id: z.uuid(),
          price,
          quantity: z.int().min(1).default(1),
          gifts: z.int().min(0).optional(),
        })
        .transform((item) => ({ ...item, gifts: item.gifts ?? item.quantity - 1 })),
    )
    .min(1),
});
const plan = z.object({ product_id: z.uuid(), plan: z.string(), price });

/** A trial costs nothing, so it never waits for money. */
const startOf = (request: unknown) => ({ ...plan.parse(request), with_trial: false });

/** A new kind needs an entry here and a name in shared/. */
export const intentHandlers: { readonly [K in IntentKind]: IntentHandler<RefusalsByKind[K]> } = {
  checkout: {
    quote: (reader, { buyer, request }) => quoteCheckout(reader, { buyer, lines: cart.parse(request).items }),
    async buy(tx, { buyer, request }, { key }) {
      const { items: lines } = cart.parse(request);
      const bought = await checkOutWithin(tx, { buyer, lines, idempotency_key: key });
      return bought.ok ? succeed({ order_id: bought.value.order.id }) : bought;
    },
  },
  subscription: {
    quote: (reader, { buyer, request }) =>
      quoteSubscription(reader, { subscriber: buyer, ...startOf(request) }),
    async buy(tx, { buyer, request }, { key, now }) {
      const start = { subscriber: buyer, ...startOf(request), idempotency_key: key };
      const begun = await startSubscriptionWithin(tx, start, now);
      return begun.ok ? succeed({ order_id: begun.value.order_id }) : begun;
    },
  },
};
