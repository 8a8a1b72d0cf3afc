import type { SlotHold } from '#contract/bookings/slots.ts';
import type { CartLine } from '#contract/cart/cart.ts';
import type { ClassOffer } from '#contract/catalog/product-facts.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import type { QuotedNota } from '#contract/checkout/checkout-nota.ts';
import type { BumpOffer } from '#contract/order-bumps/order-bumps.ts';
import { type BillingCycle, type Rupiah, toRupiah } from '#shared/money/money.ts';
import { totalOfNota } from '#shared/shop/nota.ts';
import type { PurchaseKind } from '#shared/shop/purchase-kind.ts';
import type { CheckoutDiscount } from './form/discount-code.ts';

export type CheckoutLine = Pick<
  CartLine,
  'product_id' | 'slug' | 'title' | 'cover_url' | 'quantity' | 'gifts' | 'owned' | keyof ClassOffer
> & {
  /** The price of all units, before owned ones are deducted. */
  readonly price: Rupiah;
  readonly original_price: Rupiah | null;
  readonly parts?: readonly string[];
  readonly hold?: SlotHold | undefined;
  readonly session?: ProductDetail['sessions'][number] | undefined;
};

export interface PurchasePlan {
  readonly plan: string;
  readonly plan_name: string;
  readonly billing_cycle: BillingCycle;
  readonly with_trial: boolean;
  /** ISO time of the first charge; null: now. */
  readonly first_charge_at: string | null;
}

export interface CheckoutDetails {
  readonly title: string;
  readonly back: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly lines: readonly CheckoutLine[];
  /** A subscription's price is that of one billing cycle. */
  readonly price: Rupiah;
  /** Charged now. */
  readonly due: Rupiah;
  readonly plan: PurchasePlan | null;
  readonly kind: PurchaseKind;
  readonly discount: CheckoutDiscount | null;
  /** Days before the first charge; 0: no trial. */
  readonly trial_days: number;
  readonly had_trial: boolean;
  readonly is_mailed: boolean;
  readonly bumps: readonly BumpOffer[];
  readonly notas: readonly [QuotedNota, ...QuotedNota[]];
  /** Why it cannot be bought; null: it can. */
  readonly obstacle: string | null;
}

export type PricedCheckout = Omit<CheckoutDetails, 'bumps' | 'notas'> & {
  readonly items: readonly {
    readonly product_id: string;
    readonly quantity: number;
    readonly plan?: string;
  }[];
};

export type ChosenCheckout = CheckoutDetails & Omit<QuotedNota, 'bumps'>;

export function applyBumps(details: CheckoutDetails, taken: readonly string[]): ChosenCheckout {
  const [plain, ...others] = details.notas;
  const { nota, nota_with_balance } = others.find(({ bumps }) => isSame(bumps, taken)) ?? plain;
  return { ...details, nota, nota_with_balance, due: toRupiah(totalOfNota(nota)) };
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((id) => others.includes(id));
