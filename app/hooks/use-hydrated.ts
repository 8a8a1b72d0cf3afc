import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML and during hydration, true afterwards: for what only a browser can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
