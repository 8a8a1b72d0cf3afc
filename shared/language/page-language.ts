import type { Language } from './language.ts';

export interface PageLanguage {
  readonly language: Language;
  readonly base: '' | '/en' | '/id';
}

const PREFIXED = /^\/(en|id)(?=[/.]|$)/;
const ADMIN = /^\/admin(?=[/.]|$)/;

/** The admin is English and everything else Indonesian unless prefixed (DECISIONS 53). */
export function pageLanguage(path: string): PageLanguage {
  const prefix = PREFIXED.exec(path)?.[1];
  if (prefix === 'en') return { language: 'en', base: '/en' };
  if (prefix === 'id') return { language: 'id', base: '/id' };
  return { language: ADMIN.test(path) ? 'en' : 'id', base: '' };
}

export const unprefixed = (path: string): string => path.slice(pageLanguage(path).base.length) || '/';

export function pathInLanguage(path: string, language: Language): string {
  const page = unprefixed(path);
  if (pageLanguage(page).language === language) return page;
  return page === '/' ? `/${language}` : `/${language}${page}`;
}
