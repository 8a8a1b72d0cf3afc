import { safeNext } from '#shared/safe-next.ts';
import { SIGN_IN_REDIRECT_PATH, withNext } from '#shared/sign-in-redirect.ts';

/** Redirect after email verification: sign-in, then the page the user came from. */
export function verifiedRedirect(next: string | null | undefined): string {
  return withNext('/login?verified=1', safeNext(next ?? null));
}

/** Like the above from an untrusted link: keeps only `next`, if a path of ours. */
export function redirectIn(callbackURL: string | null): string {
  const next =
    callbackURL === null ? null : URL.parse(callbackURL, 'http://here.invalid')?.searchParams.get('next');
  return verifiedRedirect(next);
}

/** Redirects after a provider's sign-in and its failure. */
export function providerRedirects(next: string | null | undefined) {
  const target = safeNext(next ?? null);
  return {
    callbackURL: target === '/' ? SIGN_IN_REDIRECT_PATH : target,
    errorCallbackURL: withNext('/login?provider=1', target),
  };
}

/** The second-factor page; `location`: the provider's redirect. */
export function secondFactorRedirect(location: string): string {
  return withNext('/login?second-factor=1', safeNext(location));
}

export const LINKED_ACCOUNT_PATH = '/user/settings?tab=sign-in';

/** Rewrites the library's failure redirect to a page of ours with an error code. */
export function failureRedirect(location: string): string | null {
  const target = URL.parse(location, 'http://here.invalid');
  const failure = target?.searchParams.get('error') ?? null;
  if (target === null || failure === null) return null;
  const word = failure.replace(/[^\w-]/g, '_').slice(0, 60);
  if (target.pathname === '/user/settings') return `${LINKED_ACCOUNT_PATH}&error=${word}`;
  const isProvider = target.searchParams.has('provider') || target.pathname === '/api/auth/error';
  const page = withNext(
    isProvider ? '/login?provider=1' : '/login',
    safeNext(target.searchParams.get('next')),
  );
  return `${page}${page.includes('?') ? '&' : '?'}error=${word}`;
}
