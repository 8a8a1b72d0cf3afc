import { useLocation } from 'react-router';
import { withNext } from '#shared/people/sign-in-redirect.ts';

/** Signing in leads back to this page. */
export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return withNext('/login', pathname + search);
}
