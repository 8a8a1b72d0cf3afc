import { isAllowed, type UserRole } from './roles.ts';
import { safeNext } from './safe-next.ts';

/** Where somebody stands after signing in (DECISIONS 55): where they were on their way to, else at their own desk. */
export function signInRedirect(role: UserRole, next: string | null): string {
  const wanted = safeNext(next);
  if (wanted !== '/') return wanted;
  return isAllowed(role, 'moderator') ? '/admin' : '/user/overview';
}

/** Leads there once it is known who has signed in; for ways in that come back from elsewhere. */
export const SIGN_IN_REDIRECT_PATH = '/auth/landing';

/** A page of this site with the page that waits behind it. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
