import { useEffect, useState } from 'react';
import { type ProductValues, restoreValues } from './product-values.ts';

const PAUSE_MS = 800;

/**
 * What was typed and not saved, kept in this browser for this product and admin, and offered again when the form is
 * opened. It never leaves the browser.
 */
export function useDraft(
  key: string,
  base: ProductValues,
  { values, isDirty }: { values: ProductValues; isDirty: boolean },
) {
  const [offered, setOffered] = useState<ProductValues | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form is opened
  useEffect(() => {
    setOffered(readDraft(key, base));
    setIsSettled(true);
  }, [key]);
  useEffect(() => {
    if (!isSettled || offered !== null) return;
    const timer = setTimeout(() => writeDraft(key, isDirty ? values : null), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, values, isDirty, isSettled, offered]);
  return {
    isOffered: offered !== null,
    settle: (restore: (values: ProductValues) => void) => {
      if (offered !== null) restore(offered);
      setOffered(null);
    },
    drop: () => {
      writeDraft(key, null);
      setOffered(null);
    },
  };
}

function readDraft(key: string, base: ProductValues): ProductValues | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : restoreValues(JSON.parse(kept), base);
  } catch {
    // A browser that keeps nothing, or keeps something broken, has no draft.
    return null;
  }
}

function writeDraft(key: string, values: ProductValues | null): void {
  try {
    if (values === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without room the form works as it would without drafts.
  }
}
