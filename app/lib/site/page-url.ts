import { currentLanguage, type Language } from '#shared/language/language.ts';

/** Without a prefix a page is Indonesian. `pathInLanguage` handles any page, and is heavier. */
export function publicPath(path: string, language: Language = currentLanguage()): string {
  if (language === 'id') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

export const pageUrl = (origin: string, path: string, language?: Language): string =>
  origin + publicPath(path, language);
