import { useState } from 'react';

export interface Selection {
  readonly ids: readonly string[];
  has(id: string): boolean;
  set(id: string, isOn: boolean): void;
  setAll(isOn: boolean): void;
  clear(): void;
}

/** Only rows of the current page stay selected. */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  return {
    ids,
    has: (id) => chosen.has(id),
    set: (id, isOn) => setChosen(new Set(isOn ? [...ids, id] : ids.filter((other) => other !== id))),
    setAll: (isOn) => setChosen(new Set(isOn ? shown : [])),
    clear: () => setChosen(new Set()),
  };
}
