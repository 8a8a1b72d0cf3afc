import type { MetaDescriptor } from 'react-router';
import type { RootData } from './root-data.ts';

export interface PageMeta {
  /** The brand name is appended, unless `whole_title`. */
  readonly title: string;
  readonly whole_title?: boolean;
  readonly description?: string;
  /** Canonical path; without one the page has no canonical link. */
  readonly path?: string;
  /** Path of the sharing card; default: the home page's. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** `noindex` for private pages. */
  readonly robots?: 'noindex';
}

interface MetaArguments {
  readonly matches: readonly [{ readonly loaderData: RootData | undefined }, ...unknown[]];
}

const HOME_IMAGE = '/og/page-home.png';

/** Title, description, canonical link and sharing card of a page. */
export function pageMeta({ matches }: MetaArguments, page: PageMeta): MetaDescriptor[] {
  const root = matches[0].loaderData;
  if (root === undefined) return [{ title: page.title }];
  const { origin, settings } = root;
  const title = page.whole_title ? page.title : `${page.title} · ${settings.brand_name}`;
  return [
    { title },
    ...(page.description === undefined ? [] : [{ name: 'description', content: page.description }]),
    ...(page.path === undefined
      ? []
      : sharingMeta({ ...page, path: page.path }, { origin, settings }, title)),
    ...(page.robots === undefined ? [] : [{ name: 'robots', content: page.robots }]),
  ];
}

function sharingMeta(
  page: PageMeta & { readonly path: string },
  { origin, settings }: Pick<RootData, 'origin' | 'settings'>,
  title: string,
): MetaDescriptor[] {
  const url = `${origin}${page.path}`;
  const picture = `${origin}${page.image ?? HOME_IMAGE}`;
  const description = page.description ?? settings.brand_description;
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: settings.brand_name },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}
