import { pageUrl } from '#app/lib/site/page-url.ts';
import type { RootData } from '#app/lib/site/root-data.ts';
import { saasPackage } from '#shared/shop/saas-package.ts';
import type { StructuredData } from './structured-data.ts';

interface ServiceSummary {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export function setupPackageData(
  { name, description, path }: ServiceSummary,
  { origin }: RootData,
): StructuredData {
  return {
    '@type': 'Service',
    name,
    description,
    url: pageUrl(origin, path),
    provider: { '@type': 'Organization', '@id': `${origin}/#organization` },
    offers: { '@type': 'AggregateOffer', lowPrice: saasPackage.setup, priceCurrency: 'IDR' },
  };
}
