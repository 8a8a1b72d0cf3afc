import { useCallback, useSyncExternalStore } from 'react';

const THRESHOLD_PX = 100;
const OBSERVER_OPTIONS = { rootMargin: '-20% 0px -80% 0px' };

/**
 * Returns the last heading above 100 px (BLOG-012) or another line from the top; null before the first. Updated on
 * scroll, and when a heading crosses a line a fifth down the viewport (BLOG-013), which also catches layout shifts
 * above it.
 */
export function useActiveHeading(ids: readonly string[], thresholdPx = THRESHOLD_PX): string | null {
  const key = ids.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => subscribeToHeadings(key.split(' '), listener),
    [key],
  );
  return useSyncExternalStore(
    subscribe,
    () => lastHeadingAbove(ids, thresholdPx),
    () => null,
  );
}

function subscribeToHeadings(ids: readonly string[], listener: () => void): () => void {
  const observer = new IntersectionObserver(listener, OBSERVER_OPTIONS);
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading !== null) observer.observe(heading);
  }
  window.addEventListener('scroll', listener, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', listener);
  };
}

function lastHeadingAbove(ids: readonly string[], thresholdPx: number): string | null {
  const isPassed = (id: string) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= thresholdPx;
  };
  return ids.findLast(isPassed) ?? null;
}
