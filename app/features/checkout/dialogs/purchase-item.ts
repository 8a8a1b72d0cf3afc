import { type BillingCycle, type Rupiah, rupiah } from '#shared/money/money.ts';
import { type PurchaseKind, soldKindOf } from '#shared/shop/purchase-kind.ts';

export interface PurchaseItem {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly price: Rupiah;
  readonly kind: PurchaseKind;
  readonly is_bundle?: boolean;
  /** Set for subscriptions, whose price is that of one billing cycle. */
  readonly subscription?: PurchasePlan;
}

export interface PurchasePlan {
  readonly plan: string;
  readonly plan_name: string;
  readonly billing_cycle: BillingCycle;
  readonly with_trial: boolean;
  /** ISO time of the first charge; null: now. */
  readonly first_charge_at: string | null;
}

export function amountDue({ price, subscription }: PurchaseItem): Rupiah {
  return subscription?.with_trial === true ? rupiah(0) : price;
}

/** Null only for coming-soon products, whose price the API omits. */
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

export const checkoutPath = ({ slug, subscription }: PurchaseItem): string =>
  `/checkout/${slug}${subscription === undefined ? '' : `?plan=${subscription.plan}`}`;
