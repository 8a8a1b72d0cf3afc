import { isAllowed, type UserRole } from './roles.ts';
import { safeNext } from './safe-next.ts';

/** The page after sign-in (DECISIONS 55): the requested one, else the role's home. */
export function signInRedirect(role: UserRole, next: string | null): string {
  const wanted = safeNext(next);
  if (wanted !== '/') return wanted;
  return isAllowed(role, 'moderator') ? '/admin' : '/user/overview';
}

/** Redirects there once the user is known, for external sign-in methods. */
export const SIGN_IN_REDIRECT_PATH = '/auth/landing';

/** A path with `next`. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
