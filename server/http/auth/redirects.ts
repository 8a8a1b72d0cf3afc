import { currentLanguage, type Language } from '#shared/language/language.ts';
import { pageLanguage, pathInLanguage, unprefixed } from '#shared/language/page-language.ts';
import { safeNext } from '#shared/people/safe-next.ts';
import { SIGN_IN_REDIRECT_PATH, withNext } from '#shared/people/sign-in-redirect.ts';
import { readCookie } from '#shared/read-cookie.ts';

/** Pages open in their default unless English is wanted: the site Indonesian, the admin English. */
const pathIn = (language: Language, path: string) => (language === 'en' ? pathInLanguage(path, 'en') : path);

export function verifiedRedirect(next: string | null | undefined, language = currentLanguage()): string {
  return pathIn(language, withNext('/login?verified=1', safeNext(next ?? null)));
}

/** The link is untrusted, so only its language and a `next` on our site are kept. */
export function redirectIn(callbackURL: string | null): string {
  const asked = callbackURL === null ? null : URL.parse(callbackURL, 'http://here.invalid');
  const { language } = pageLanguage(asked?.pathname ?? '/');
  return verifiedRedirect(asked?.searchParams.get('next'), language);
}

export function providerRedirects(next: string | null | undefined) {
  const target = safeNext(next ?? null);
  const language = currentLanguage();
  return {
    callbackURL: pathIn(language, target === '/' ? SIGN_IN_REDIRECT_PATH : target),
    errorCallbackURL: pathIn(language, withNext('/login?provider=1', target)),
  };
}

const CALLBACK = '/api/auth/callback';
const COOKIE = 'arunika.callback_language';

/** Remembers the page's language while at the provider, whose return may lack state or prefer another. */
export const callbackLanguageCookie = (): string =>
  `${COOKIE}=${currentLanguage()}; Max-Age=600; Path=${CALLBACK}; HttpOnly; SameSite=Lax`;

export function callbackLanguage(headers: Headers, path: string): Language | null {
  if (!path.startsWith(`${CALLBACK}/`)) return null;
  const kept = readCookie(headers, COOKIE);
  return kept === null ? null : kept === 'en' ? 'en' : 'id';
}

export const failedSignIn = (page: string): string => pathIn(currentLanguage(), `${page}error=failed`);

export function linkRedirects() {
  const url = pathIn(currentLanguage(), LINKED_ACCOUNT_PATH);
  return { callbackURL: url, errorCallbackURL: url };
}

export function secondFactorRedirect(location: string): string {
  const target = safeNext(location);
  return pathIn(siteLanguage(target), withNext('/login?second-factor=1', unprefixed(target)));
}

const LINKED_ACCOUNT_PATH = '/user/settings?tab=sign-in';

export function failureRedirect(location: string): string | null {
  const target = URL.parse(location, 'http://here.invalid');
  const failure = target?.searchParams.get('error') ?? null;
  if (target === null || failure === null) return null;
  const word = failure.replace(/[^\w-]/g, '_').slice(0, 60);
  const isNowhere = target.pathname === '/api/auth/error';
  const language = isNowhere ? currentLanguage() : siteLanguage(target.pathname);
  if (unprefixed(target.pathname) === '/user/settings') {
    return pathIn(language, `${LINKED_ACCOUNT_PATH}&error=${word}`);
  }
  const isProvider = target.searchParams.has('provider') || isNowhere;
  const page = withNext(
    isProvider ? '/login?provider=1' : '/login',
    safeNext(target.searchParams.get('next')),
  );
  return pathIn(language, `${page}${page.includes('?') ? '&' : '?'}error=${word}`);
}

/** The language of a site page; Indonesian on the way to the admin, whose default is English. */
const siteLanguage = (path: string): Language => (pageLanguage(path).base === '/en' ? 'en' : 'id');
