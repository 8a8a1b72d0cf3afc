import { isAllowed, type UserRole } from './roles.ts';
import { safeNext } from './safe-next.ts';

/** Prefers the requested page to the role's home (DECISIONS 55). */
export function signInRedirect(role: UserRole, next: string | null): string {
  const wanted = safeNext(next);
  if (wanted !== '/') return wanted;
  return isAllowed(role, 'moderator') ? '/admin' : '/user/overview';
}

/** External sign-in methods return here, once the user is known. */
export const SIGN_IN_REDIRECT_PATH = '/auth/landing';

export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`;
}
