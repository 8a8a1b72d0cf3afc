import { withNext } from '#shared/people/sign-in-redirect.ts';
import { useViewer } from './use-viewer.ts';

/** A page of the portal; a visitor signs in on the way to it. */
export function useAccountHref(path: string): string {
  const { viewer } = useViewer();
  return viewer === null ? withNext('/login', path) : path;
}
