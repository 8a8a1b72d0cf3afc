import { pageUrl } from '#app/lib/site/page-url.ts';
import type { StructuredData } from './structured-data.ts';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(origin, path),
    })),
  };
}
