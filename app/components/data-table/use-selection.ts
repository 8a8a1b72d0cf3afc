import { useState } from 'react';
import type { BulkFilter, BulkTarget } from './bulk-target.ts';

export interface Selection {
  readonly target: BulkTarget;
  readonly count: number;
  has(id: string): boolean;
  set(id: string, isOn: boolean): void;
  setAll(isOn: boolean): void;
  /** Selects all rows of the list's filter; null: the page has them all, or not even the page is selected. */
  readonly setEvery: (() => void) | null;
  clear(): void;
}

interface List {
  readonly shown: readonly string[];
  readonly total: number;
  readonly filter: BulkFilter;
}

/** Selects rows of the current page, or all rows of the filter until the filter changes. */
export function useSelection({ shown, total, filter }: List): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [everyOf, setEveryOf] = useState<string | null>(null);
  const key = JSON.stringify(filter);
  const isEvery = everyOf === key && total > 0;
  const ids = isEvery ? shown : shown.filter((id) => chosen.has(id));
  const choose = (next: readonly string[]) => {
    setEveryOf(null);
    setChosen(new Set(next));
  };
  const isPage = ids.length === shown.length && shown.length > 0;
  return {
    target: { ids, filter: isEvery ? filter : null },
    count: isEvery ? total : ids.length,
    has: (id) => isEvery || chosen.has(id),
    set: (id, isOn) => choose(isOn ? [...ids, id] : ids.filter((other) => other !== id)),
    setAll: (isOn) => choose(isOn ? shown : []),
    setEvery: isPage && !isEvery && total > shown.length ? () => setEveryOf(key) : null,
    clear: () => choose([]),
  };
}
