import { createContext, useContext } from 'react';
import type { RootData } from '#app/lib/site/root-data.ts';

export const RootContext = createContext<RootData | null>(null);

export function useRootData(): RootData {
  const root = useContext(RootContext);
  if (root === null) throw new Error('the root data is only known inside the root route');
  return root;
}

/** Public settings (DECISIONS 32). */
export function useSettings(): RootData['settings'] {
  return useRootData().settings;
}
