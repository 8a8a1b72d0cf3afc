import type { Language } from './language.ts';

/** Language and base path of a page: `/en/marketplace` is English, with every link of its document below `/en`. */
export interface PageLanguage {
  readonly language: Language;
  readonly base: '' | '/en' | '/id';
}

const PREFIXED = /^\/(en|id)(?=[/.]|$)/;
const ADMIN = /^\/admin(?=[/.]|$)/;

/** Without a prefix the admin is English and everything else Indonesian (DECISIONS 53). */
export function pageLanguage(path: string): PageLanguage {
  const prefix = PREFIXED.exec(path)?.[1];
  if (prefix === 'en') return { language: 'en', base: '/en' };
  if (prefix === 'id') return { language: 'id', base: '/id' };
  return { language: ADMIN.test(path) ? 'en' : 'id', base: '' };
}

/** The path without its language. */
export const unprefixed = (path: string): string => path.slice(pageLanguage(path).base.length) || '/';

/** The same page in a language. */
export function pathInLanguage(path: string, language: Language): string {
  const page = unprefixed(path);
  if (pageLanguage(page).language === language) return page;
  return page === '/' ? `/${language}` : `/${language}${page}`;
}
