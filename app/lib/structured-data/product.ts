import type { RootData } from '#app/lib/root-data.ts';
import type { ProductDetail } from '#contract/public/products.ts';
import type { Availability } from '#shared/catalog.ts';
import type { StructuredData } from './structured-data.ts';

const availability: Readonly<Record<Availability, string>> = {
  available: 'https://schema.org/InStock',
  coming_soon: 'https://schema.org/PreOrder',
  out_of_stock: 'https://schema.org/OutOfStock',
};

/** A product with its offer; a price that is not announced yet is no offer. */
export function productData(product: ProductDetail, { origin, settings }: RootData): StructuredData {
  const url = `${origin}/product/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.title,
    description: product.short_description ?? product.title,
    image: `${origin}/og/product-${product.slug}.png`,
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

/** A class, for those products that are one; null for the rest. */
export function courseData(product: ProductDetail, { origin, settings }: RootData): StructuredData | null {
  if (product.type !== 'e_course' && product.type !== 'mini_class') return null;
  return {
    '@type': 'Course',
    name: product.title,
    description: product.short_description ?? product.title,
    url: `${origin}/product/${product.slug}`,
    inLanguage: product.language ?? 'id',
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: settings.brand_name },
  };
}

function ratingOf({ rating_average, rating_count }: ProductDetail): StructuredData | undefined {
  if (rating_average === null || rating_count === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: rating_average, reviewCount: rating_count };
}
