import { z } from 'zod';
import { type CheckoutRefusal, checkOutWithin, type Guest, quoteCheckout } from '#server/checkout/index.ts';
import type { DiscountedLines } from '#server/discounts/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import {
  quoteSubscription,
  type StartRefusal,
  startSubscriptionWithin,
} from '#server/subscriptions/index.ts';
import { chosenCompany } from '#shared/money/company.ts';
import { rupiah, type Sen } from '#shared/money/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import type { NotaLine } from '#shared/shop/nota.ts';
import type { IntentKind } from '#shared/shop/purchase-intents.ts';

export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
}

export interface PurchaseRequest {
  readonly buyer: Buyer | Guest;
  /** The stored request, which each kind parses itself. */
  readonly request: unknown;
}

export interface RefusalsByKind {
  readonly checkout: CheckoutRefusal;
  readonly subscription: StartRefusal;
}

interface Quote {
  readonly title: string;
  readonly total: Sen;
  readonly discounts: Pick<DiscountedLines, 'by_product'>;
  readonly lines: readonly NotaLine[];
}

interface ExecutionContext {
  /** Idempotency key. */
  readonly key: string;
  readonly intent_id: string;
  readonly now: Date;
}

interface IntentHandler<Refusal> {
  /** `intent_id`: the same purchase if it waits already, which keeps what was promised to it. */
  quote(tx: Tx, purchase: PurchaseRequest, intent_id: string | undefined): Promise<Result<Quote, Refusal>>;
  /** The caller's transaction must roll back on a refusal. */
  buy(
    tx: Tx,
    purchase: PurchaseRequest & { readonly buyer: Buyer },
    context: ExecutionContext,
  ): Promise<Result<{ readonly order_id: string }, Refusal>>;
}

const buyerParty = {
  company: z.object({ name: z.string(), npwp: z.string(), address: z.string() }).optional(),
  invoice_to: z.enum(['person']).optional(),
  is_guest: z.boolean().optional(),
};
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
          hold: z.uuid().optional(),
        })
        .transform((item) => ({ ...item, gifts: item.gifts ?? item.quantity - 1 })),
    )
    .min(1),
  code: z.string().optional(),
  total: price.optional(),
  bumps: z.array(z.uuid()).optional(),
  link: z.string().optional(),
  ...buyerParty,
});
function cartOf(request: unknown) {
  const { items: lines, ...chosen } = cart.parse(request);
  return { lines, ...chosen, company: chosenCompany(chosen) };
}
const plan = z.object({
  product_id: z.uuid(),
  plan: z.string(),
  price,
  code: z.string().optional(),
  total: price.optional(),
  link: z.string().optional(),
  /** A guest's trial waits for the proof of the address, not for money. */
  with_trial: z.boolean().default(false),
  ...buyerParty,
});

function startOf(request: unknown) {
  const chosen = plan.parse(request);
  return { ...chosen, company: chosenCompany(chosen) };
}

/** A new kind needs an entry here and a name in shared/. */
export const intentHandlers: { readonly [K in IntentKind]: IntentHandler<RefusalsByKind[K]> } = {
  checkout: {
    quote: (tx, { buyer, request }, intent_id) => quoteCheckout(tx, { buyer, ...cartOf(request), intent_id }),
    async buy(tx, { buyer, request }, { key, intent_id }) {
      const bought = await checkOutWithin(tx, { buyer, ...cartOf(request), intent_id, idempotency_key: key });
      return bought.ok ? succeed({ order_id: bought.value.order.id }) : bought;
    },
  },
  subscription: {
    quote: (tx, { buyer, request }, intent_id) =>
      quoteSubscription(tx, { subscriber: buyer, ...startOf(request), intent_id }),
    async buy(tx, { buyer, request }, { key, intent_id, now }) {
      const start = { subscriber: buyer, ...startOf(request), intent_id, idempotency_key: key };
      const begun = await startSubscriptionWithin(tx, start, now);
      return begun.ok ? succeed({ order_id: begun.value.order_id }) : begun;
    },
  },
};
