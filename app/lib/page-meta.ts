import type { MetaDescriptor } from 'react-router';
import { business } from './business.ts';

type PageMeta = {
  title: string;
  description: string;
  /** Scheme and host the visitor used, without a slash at the end: loader data of the root route. */
  origin: string;
  /** Path of the one true address of this page, beginning with a slash. */
  path: string;
  /** Path of the picture for shared links; default: the drawn cover of the home page. */
  image?: string | undefined;
  /** `noindex` for pages that are nobody else's business. */
  robots?: 'noindex';
};

/** Title, description, canonical address and sharing cards of a page, in one place so that none is forgotten. */
export function pageMeta({ title, description, origin, path, image, robots }: PageMeta): MetaDescriptor[] {
  const url = `${origin}${path}`;
  const picture = `${origin}${image ?? '/covers/arunika.svg?ratio=16:9'}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.name },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
  ];
}
