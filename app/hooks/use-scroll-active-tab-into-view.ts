import { type RefObject, useEffect, useRef } from 'react';

export function useScrollActiveTabIntoView<List extends HTMLElement>(open: string): RefObject<List | null> {
  const ref = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab opens
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
