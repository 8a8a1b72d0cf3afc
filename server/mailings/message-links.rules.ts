import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';

const HREF = /<a\b[^>]*?\bhref="([^"]*)"/g;

const isCounted = (href: string) => /^(?:https?:\/\/|\/)/i.test(href);

/** Attributes of sanitised HTML. */
const decoded = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Links of both languages, each once, in their order: a link is named by its place. Mail addresses are none. */
export function linksOf({ body, body_en }: { readonly body: string; readonly body_en: string }) {
  const hrefs = [...`${body}${body_en}`.matchAll(HREF)].map(([, href = '']) => decoded(href));
  return [...new Set(hrefs.filter(isCounted))];
}

interface Site {
  readonly app_url: string;
  readonly campaign: string;
}

/** Own pages get the tags by which a purchase is traced back to the mail, in the language of the reader. */
export function targetOf(href: string, { app_url, campaign }: Site): string {
  const url = new URL(href, app_url);
  if (url.origin !== new URL(app_url).origin) return href;
  url.searchParams.set('utm_source', 'broadcast');
  url.searchParams.set('utm_medium', 'mail');
  url.searchParams.set('utm_campaign', campaign);
  const path = url.href.slice(url.origin.length);
  return url.origin + (path.startsWith('/api/') ? path : pathInLanguage(path, currentLanguage()));
}

const PLACEHOLDER = /https:\/\/link\.invalid\/(\d+)\//g;

/** Stands for a link until the mail of one person is written. */
export const placeholderOf = (link: number): string => `https://link.invalid/${link}/`;

export const fillLinks = (text: string, urlOf: (link: number) => string): string =>
  text.replace(PLACEHOLDER, (_, link: string) => urlOf(Number(link)));
