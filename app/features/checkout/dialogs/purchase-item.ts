import { type BillingCycle, type Rupiah, rupiah } from '#shared/money/money.ts';
import { type PurchaseKind, soldKindOf } from '#shared/shop/purchase-kind.ts';

/** A product to buy, at the price shown. */
export interface PurchaseItem {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: Rupiah;
  readonly kind: PurchaseKind;
  /** The buyer's own price depends on what they hold: its page says it. */
  readonly is_bundle?: boolean;
  /** For subscriptions; the price is then that of one billing cycle. */
  readonly subscription?: PurchasePlan;
}

/** The plan that was chosen, and whether a trial comes before its first charge. */
export interface PurchasePlan {
  readonly plan: string;
  readonly plan_name: string;
  readonly billing_cycle: BillingCycle;
  readonly with_trial: boolean;
  /** ISO time of the first charge; null: now. */
  readonly first_charge_at: string | null;
}

/** What is charged on confirmation. */
export function amountDue({ price, subscription }: PurchaseItem): Rupiah {
  return subscription?.with_trial === true ? rupiah(0) : price;
}

/** A product as purchase item; only products without a price on the wire (coming soon) have null. */
export function toPurchaseItem(product: {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: Rupiah | null;
  readonly type: string;
  readonly next_session_at: string | null;
}): PurchaseItem {
  const { id, slug, title, price, type } = product;
  return {
    id,
    slug,
    title,
    price: price ?? rupiah(0),
    kind: soldKindOf(product),
    is_bundle: type === 'bundle',
  };
}

/** The page that sells it. */
export const checkoutPath = ({ slug, subscription }: PurchaseItem): string =>
  `/checkout/${slug}${subscription === undefined ? '' : `?plan=${subscription.plan}`}`;
