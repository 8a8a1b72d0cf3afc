import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of tabs that scrolls sideways where the screen is narrow: the open one lies in the middle of it, so that
 * its neighbours are seen. Only the row itself is scrolled, never the page.
 */
export function useScrollActiveTabIntoView<Strip extends HTMLElement>(open: string): RefObject<Strip | null> {
  const ref = useRef<Strip>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open, and it may lie out of sight
  useEffect(() => {
    const tabList = ref.current;
    const tab = tabList?.querySelector('[aria-current="page"], [data-state="active"]');
    if (tabList === null || tab === null || tab === undefined) return;
    const bounds = tabList.getBoundingClientRect();
    const { left, width } = tab.getBoundingClientRect();
    tabList.scrollLeft += left + width / 2 - (bounds.left + bounds.width / 2);
  }, [open]);
  return ref;
}
