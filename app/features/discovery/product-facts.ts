import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { billingCycleLabels } from '#messages/catalog/labels.ts';
import { offerText } from '#messages/catalog/offer.ts';
import { discoveryCopy as copy } from '#messages/discovery/discovery.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

export const productPath = ({ is_subscription, slug }: Pick<ProductCard, 'is_subscription' | 'slug'>) =>
  `/${is_subscription ? 'subscription' : 'product'}/${slug}`;

export const availabilityText = ({ availability }: Pick<ProductCard, 'availability'>): string =>
  ({
    available: copy.available,
    coming_soon: catalogCopy.comingSoon,
    closed: catalogCopy.closed,
    full: catalogCopy.full,
    out_of_stock: catalogCopy.outOfStock,
  })[availability];

/** As the page of the product says it, a launch instead where there is no price yet. */
export function priceText({ price, launch_date, ...product }: ProductCard): string {
  if (product.availability === 'coming_soon' || price === null)
    return `${catalogCopy.launch} ${launch_date === null ? catalogCopy.launchUnknown : formatCardDate(launch_date)}`;
  return offerText({ ...product, price });
}

/** The price before the reduction, and until when it is reduced; empty: it is not. */
export function reductionText({ type, original_price, discount_percentage, sale }: ProductCard): string {
  if (original_price === null || discount_percentage === 0) return '';
  const before = type === 'bundle' ? catalogCopy.priceAlone : catalogCopy.priceBefore;
  const until =
    sale?.ends_at == null
      ? ''
      : ` ${catalogCopy.saleUntil(formatCardDate(sale.ends_at), formatTime(sale.ends_at))}.`;
  return `${before}: ${formatRupiah(original_price)}. ${catalogCopy.save(discount_percentage)}.${until}`;
}

export const planText = ({ name, price, billing_cycle, is_available }: Plan): string =>
  `${name}: ${formatRupiah(price)} / ${billingCycleLabels[billing_cycle]}${is_available ? '' : ` (${catalogCopy.outOfStock})`}`;
