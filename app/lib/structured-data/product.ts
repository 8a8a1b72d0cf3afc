import { pageUrl } from '#app/lib/site/page-url.ts';
import type { RootData } from '#app/lib/site/root-data.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import type { Availability } from '#shared/shop/catalog.ts';
import type { StructuredData } from './structured-data.ts';

const availability: Readonly<Record<Availability, string>> = {
  available: 'https://schema.org/InStock',
  coming_soon: 'https://schema.org/PreOrder',
  closed: 'https://schema.org/SoldOut',
  full: 'https://schema.org/SoldOut',
  out_of_stock: 'https://schema.org/OutOfStock',
};

export function productData(product: ProductDetail, { origin, settings }: RootData): StructuredData {
  const url = pageUrl(origin, `/product/${product.slug}`);
  return {
    '@type': 'Product',
    name: product.title,
    description: product.short_description ?? product.title,
    image: pageUrl(origin, `/og/product-${product.slug}.png`),
    sku: product.slug,
    category: product.category ?? undefined,
    brand: { '@type': 'Brand', name: settings.brand_name },
    aggregateRating: ratingOf(product),
    offers:
      product.price === null
        ? undefined
        : {
            '@type': 'Offer',
            url,
            price: product.price,
            priceCurrency: product.currency,
            availability: availability[product.availability],
          },
  };
}

interface ProductOffer {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
}

/** One offer per plan, with its duration (ISO 8601). */
export function subscriptionData({ product, plans }: ProductOffer, root: RootData): StructuredData {
  const url = pageUrl(root.origin, `/subscription/${product.slug}`);
  const offers = plans.map((plan) => ({
    '@type': 'Offer',
    name: plan.name,
    url,
    price: plan.price,
    priceCurrency: product.currency,
    availability: availability[plan.is_available ? product.availability : 'out_of_stock'],
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: plan.price,
      priceCurrency: product.currency,
      billingDuration: cycleDurations[plan.billing_cycle],
    },
  }));
  return { ...productData(product, root), offers: offers.length === 0 ? undefined : offers };
}

const cycleDurations = { monthly: 'P1M', yearly: 'P1Y', weekly: 'P1W', daily: 'P1D' } as const;

export function courseData(product: ProductDetail, { origin, settings }: RootData): StructuredData | null {
  if (product.type !== 'e_course' && product.type !== 'mini_class') return null;
  return {
    '@type': 'Course',
    name: product.title,
    description: product.short_description ?? product.title,
    url: pageUrl(origin, `/product/${product.slug}`),
    inLanguage: product.language ?? 'id',
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: settings.brand_name },
  };
}

function ratingOf({ rating_average, rating_count }: ProductDetail): StructuredData | undefined {
  if (rating_average === null || rating_count === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating_average, reviewCount: rating_count };
}
