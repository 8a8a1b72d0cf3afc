import { withNext } from '#shared/people/sign-in-redirect.ts';
import { useViewer } from './use-viewer.ts';

export function useAccountHref(path: string): string {
  const { viewer } = useViewer();
  return viewer === null ? withNext('/login', path) : path;
}
