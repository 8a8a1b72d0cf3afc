import { type BillingCycle, type Rupiah, rupiah } from '#shared/money.ts';

/** What is about to be bought, at the price that the buyer sees. */
export interface PurchaseItem {
  readonly id: string;
  readonly title: string;
  readonly price: Rupiah;
  /** Set when it is subscribed to; the price is then that of one billing cycle. */
  readonly subscription?: PurchasePlan;
}

/** The plan that was chosen, and whether a trial comes before its first charge. */
export interface PurchasePlan {
  readonly plan: string;
  readonly plan_name: string;
  readonly billing_cycle: BillingCycle;
  readonly with_trial: boolean;
  /** ISO moment of the first charge; null: it is taken now. */
  readonly first_charge_at: string | null;
}

/** What is taken from the balance when the buyer confirms. */
export function amountDue({ price, subscription }: PurchaseItem): Rupiah {
  return subscription?.with_trial === true ? rupiah(0) : price;
}

/** A product as it is bought; only one with a known price can be (a coming-soon price is not on the wire). */
export function toPurchaseItem(product: {
  readonly id: string;
  readonly title: string;
  readonly price: Rupiah | null;
}): PurchaseItem {
  return { id: product.id, title: product.title, price: product.price ?? rupiah(0) };
}
