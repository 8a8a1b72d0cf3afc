import { redirectDocument } from 'react-router';
import type { Language } from '#shared/language/language.ts';
import { pageLanguage, pathInLanguage } from '#shared/language/page-language.ts';

export function redirectToOwnLanguage(request: Request, chosen: Language | null): void {
  const { pathname, search } = new URL(request.url);
  const { base, language } = pageLanguage(pathname);
  if (request.method !== 'GET' || base !== '' || chosen === null || chosen === language) return;
  throw redirectDocument(pathInLanguage(pathname, chosen) + search);
}
