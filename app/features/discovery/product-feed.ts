import { pageUrl } from '#app/lib/site/page-url.ts';
import { escapeXml } from '#app/lib/xml.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductCard } from '#contract/catalog/products.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import type { Rupiah } from '#shared/money/money.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { dayOf } from '#shared/time/dates.ts';
import { productPath } from './product-facts.ts';

/** Limits of Google (https://support.google.com/merchants/answer/7052112). */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

/** Google's numbers for digital goods and computer software; it has none for courses and services. */
const categories: Readonly<Partial<Record<ProductType, number>>> = {
  template: 5032,
  digital_product: 5032,
  freebie: 5032,
  ai_agent: 313,
  ai_tool: 313,
  cloud_service: 313,
  ai_agent_subscription: 313,
};

interface FeedFacts {
  readonly origin: string;
  readonly brand: string;
  readonly now: Date;
}

interface Offer {
  readonly id: string;
  readonly title: string;
  readonly price: Rupiah;
  readonly is_available: boolean;
}

/** The offers of a product: one, or one for each plan. A product without a price has none yet. */
export function offersOf(product: ProductCard, plans: readonly Plan[]): readonly Offer[] {
  const { id, title, price } = product;
  const isSold = product.availability === 'available';
  if (!product.is_subscription) return price === null ? [] : [{ id, title, price, is_available: isSold }];
  return plans.map(({ plan, name, price: ofPlan, billing_cycle, is_available }) => ({
    id: plan === billing_cycle ? `${id}-${plan}` : plan,
    title: `${title} · ${name} (${billingCycleLabels[billing_cycle]})`,
    price: ofPlan,
    is_available: isSold && is_available,
  }));
}

export function feedItem(product: ProductCard, offer: Offer, { origin, brand, now }: FeedFacts): string {
  const { slug, type, category, short_description, cover_url, is_subscription } = product;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['g:id', offer.id],
    ['g:item_group_id', is_subscription ? product.id : undefined],
    ['title', offer.title.slice(0, MAX_TITLE)],
    ['description', (short_description ?? product.title).slice(0, MAX_DESCRIPTION)],
    ['link', pageUrl(origin, productPath(product))],
    [
      'g:image_link',
      cover_url === null ? pageUrl(origin, `/og/product-${slug}.png`) : new URL(cover_url, origin).href,
    ],
    ['g:availability', offer.is_available ? 'in_stock' : 'out_of_stock'],
    ...priceFacts(product, offer, now),
    ['g:brand', brand],
    ['g:condition', 'new'],
    ['g:identifier_exists', 'no'],
    ['g:google_product_category', categories[type]?.toString()],
    ['g:product_type', [productTypeLabels[type], category].filter(Boolean).join(' > ')],
    ['g:is_bundle', type === 'bundle' ? 'yes' : undefined],
  ];
  const fields = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [`<${name}>${escapeXml(value)}</${name}>`],
  );
  return `<item>${fields.join('')}</item>`;
}

const priceOf = (price: Rupiah): string => `${price} IDR`;

/** A reduced price stands beside the one before it; when the sale ends where that is known. */
function priceFacts(
  { original_price, discount_percentage, sale, is_subscription }: ProductCard,
  { price }: Offer,
  now: Date,
): readonly (readonly [string, string | undefined])[] {
  if (is_subscription || original_price === null || discount_percentage === 0)
    return [['g:price', priceOf(price)]];
  const ends = sale?.ends_at ?? undefined;
  return [
    ['g:price', priceOf(original_price)],
    ['g:sale_price', priceOf(price)],
    // A period needs a beginning; the day on which the feed is read holds for whoever reads it.
    ['g:sale_price_effective_date', ends && `${dayOf(now)}T00:00+0700/${ends}`],
  ];
}
