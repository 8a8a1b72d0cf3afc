import { useCallback, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled further than `distancePx`; re-renders only when that answer changes. */
export function useScrolledPast(distancePx: number): boolean {
  const snapshot = useCallback(() => window.scrollY > distancePx, [distancePx]);
  return useSyncExternalStore(subscribe, snapshot, () => false);
}
