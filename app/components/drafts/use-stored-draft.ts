import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 800;

interface CurrentDraft<Draft> {
  readonly draft: Draft;
  readonly isDirty: boolean;
}

/**
 * What was typed and not saved, kept in this browser under a key that names thing and writer, and offered again when
 * the form is opened. `restore` makes a draft of what was kept, null when it is none. It never leaves the browser.
 */
export function useStoredDraft<Draft>(
  key: string,
  restore: (kept: unknown) => Draft | null,
  { draft, isDirty }: CurrentDraft<Draft>,
) {
  const [storedDraft, setStoredDraft] = useState<Draft | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form is opened
  useEffect(() => {
    const kept = readDraft(key);
    setStoredDraft(kept === null ? null : restore(kept));
    setIsLoaded(true);
  }, [key]);
  const text = isDirty ? JSON.stringify(draft) : null;
  const discardedText = useRef<string | null>(null);
  useEffect(() => {
    if (!isLoaded || storedDraft !== null) return;
    const timer = setTimeout(() => {
      // What was thrown away on leaving is not kept again before one is gone.
      if (text === null || text !== discardedText.current) setIsSaved(writeDraft(key, text) && text !== null);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [key, text, isLoaded, storedDraft]);
  const discard = () => {
    discardedText.current = text;
    writeDraft(key, null);
    setStoredDraft(null);
  };
  return {
    hasStoredDraft: storedDraft !== null,
    /** Whether this browser has what is typed, but for the last moment. */
    isKept: isSaved,
    keep: () => void writeDraft(key, text),
    /** Gives up what is typed; an older draft that was not answered stays. */
    abandon: () => {
      if (storedDraft === null) discard();
    },
    drop: discard,
    restore: (take: (draft: Draft) => void) => {
      if (storedDraft !== null) take(storedDraft);
      setStoredDraft(null);
    },
  };
}

function readDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // A browser that keeps nothing, or keeps something broken, has no draft.
    return null;
  }
}

/** False where the browser keeps nothing. */
function writeDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    // Without room the form works as it would without drafts.
    return false;
  }
}
