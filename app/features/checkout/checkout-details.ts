import type { CartLine } from '#contract/account/shop/cart.ts';
import type { ClassOffer } from '#contract/product-facts.ts';
import type { QuotedNota } from '#contract/public/checkout-nota.ts';
import type { BumpOffer } from '#contract/public/order-bumps.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import type { SlotHold } from '#contract/public/slots.ts';
import { type Rupiah, toRupiah } from '#shared/money/money.ts';
import { totalOfNota } from '#shared/shop/nota.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import type { PurchasePlan } from './dialogs/purchase-item.ts';
import type { CheckoutDiscount } from './form/discount-code.ts';

/** One line of the slip. */
export type CheckoutLine = Pick<
  CartLine,
  'product_id' | 'slug' | 'title' | 'cover_url' | 'quantity' | 'gifts' | 'owned' | keyof ClassOffer
> & {
  /** Of all units, before what is owned. */
  readonly price: Rupiah;
  /** What all units cost before, as their page says. */
  readonly original_price: Rupiah | null;
  /** Titles of what is in a bundle. */
  readonly parts?: readonly string[];
  /** Of a consultation: the time that was chosen. */
  readonly hold?: SlotHold | undefined;
  /** Of a class: its first session. */
  readonly session?: ProductDetail['sessions'][number] | undefined;
};

/** What the checkout page shows, at current prices. */
export interface CheckoutDetails {
  readonly title: string;
  /** Where "back" leads. */
  readonly back: string;
  /** Hidden fields: the items with the prices shown, which the server compares. */
  readonly fields: Readonly<Record<string, string>>;
  readonly lines: readonly CheckoutLine[];
  /** For a subscription: of one billing cycle. */
  readonly price: Rupiah;
  /** Charged now. */
  readonly due: Rupiah;
  readonly plan: PurchasePlan | null;
  /** Of all that is bought, for the words about it. */
  readonly kind: PurchaseKind;
  /** The code that was typed or brought by a link. */
  readonly discount: CheckoutDiscount | null;
  /** Days before the first charge; 0: no trial. */
  readonly trial_days: number;
  /** Why there is none. */
  readonly had_trial: boolean;
  /** It costs a visitor nothing now, and is mailed: freebies, trials, and what a code makes free. */
  readonly is_mailed: boolean;
  /** What the page offers beside it. */
  readonly bumps: readonly BumpOffer[];
  /** One for each choice of them, none of them first. */
  readonly notas: readonly [QuotedNota, ...QuotedNota[]];
  /** Why it can not be bought; null: it can. */
  readonly obstacle: string | null;
}

/** Before it is asked what is offered beside it. */
export type PricedCheckout = Omit<CheckoutDetails, 'bumps' | 'notas'> & {
  readonly items: readonly {
    readonly product_id: string;
    readonly quantity: number;
    readonly plan?: string;
  }[];
};

/** With the nota of what is ticked. */
export type ChosenCheckout = CheckoutDetails & Omit<QuotedNota, 'bumps'>;

export function withBumps(details: CheckoutDetails, taken: readonly string[]): ChosenCheckout {
  const [plain, ...others] = details.notas;
  const { nota, nota_with_balance } = others.find(({ bumps }) => isSame(bumps, taken)) ?? plain;
  return { ...details, nota, nota_with_balance, due: toRupiah(totalOfNota(nota)) };
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));
