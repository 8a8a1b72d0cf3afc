import { useSyncExternalStore } from 'react';

const subscribeToNone = () => () => undefined;

/** False during server rendering and hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNone,
    () => true,
    () => false,
  );
}
