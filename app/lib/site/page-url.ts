import { currentLanguage, type Language } from '#shared/language/language.ts';

/** A public page in a language; without a prefix it is Indonesian. `pathInLanguage`, for any page, weighs more. */
export function publicPath(path: string, language: Language = currentLanguage()): string {
  if (language === 'id') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** Its public address. */
export const pageUrl = (origin: string, path: string, language?: Language): string =>
  origin + publicPath(path, language);
