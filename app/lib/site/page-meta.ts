import type { MetaDescriptor } from 'react-router';
import { currentLanguage } from '#shared/language/language.ts';
import { pageUrl } from './page-url.ts';
import type { RootData } from './root-data.ts';

export interface PageMeta {
  readonly title: string;
  readonly whole_title?: boolean;
  readonly description?: string;
  readonly path?: string;
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** The page has a twin in Markdown, its address with `.md`. */
  readonly has_markdown?: true;
  /** `noindex` for private pages. */
  readonly robots?: 'noindex';
}

interface MetaArguments {
  readonly matches: readonly [{ readonly loaderData: RootData | undefined }, ...unknown[]];
}

const HOME_IMAGE = '/og/page-home.png';
const locales = { id: 'id_ID', en: 'en_US' } as const;

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
  const language = currentLanguage();
  const openGraph = {
    type: page.type ?? 'website',
    site_name: settings.brand_name,
    locale: locales[language],
    'locale:alternate': locales[language === 'id' ? 'en' : 'id'],
    title,
    description: page.description ?? settings.brand_description,
    url: pageUrl(origin, page.path),
    image: pageUrl(origin, page.image ?? HOME_IMAGE),
    'image:width': '1200',
    'image:height': '630',
  };
  return [
    { tagName: 'link', rel: 'canonical', href: openGraph.url },
    // Indonesian is the fallback for all other languages.
    ...['id', 'en', 'x-default'].map((hrefLang) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: pageUrl(origin, page.path, hrefLang === 'en' ? 'en' : 'id'),
    })),
    ...(page.has_markdown
      ? [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: `${openGraph.url}.md` } as const]
      : []),
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
