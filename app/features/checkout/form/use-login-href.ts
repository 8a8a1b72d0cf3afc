import { useLocation } from 'react-router';
import { withNext } from '#shared/people/sign-in-redirect.ts';

export function useLoginHref(): string {
  const { pathname, search } = useLocation();
  return withNext('/login', pathname + search);
}
