import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of tabs that scrolls sideways where the screen is narrow: the open one lies in the middle of it, so that
 * its neighbours are seen. Only the row itself is scrolled, never the page.
 */
export function useOpenTabInView<Strip extends HTMLElement>(open: string): RefObject<Strip | null> {
  const ref = useRef<Strip>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, and it may lie out of sight
  useEffect(() => {
    const strip = ref.current;
    const tab = strip?.querySelector('[aria-current="page"], [data-state="active"]');
    if (strip === null || tab === null || tab === undefined) return;
    const seen = strip.getBoundingClientRect();
    const { left, width } = tab.getBoundingClientRect();
    strip.scrollLeft += left + width / 2 - (seen.left + seen.width / 2);
  }, [open]);
  return ref;
}
