import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 800;

interface Typed<Draft> {
  readonly draft: Draft;
  readonly isDirty: boolean;
}

/**
 * What was typed and not saved, kept in this browser under a key that names thing and writer, and offered again when
 * the form is opened. `restore` makes a draft of what was kept, null when it is none. It never leaves the browser.
 */
export function useKeptDraft<Draft>(
  key: string,
  restore: (kept: unknown) => Draft | null,
  { draft, isDirty }: Typed<Draft>,
) {
  const [offered, setOffered] = useState<Draft | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when the form is opened
  useEffect(() => {
    const kept = readDraft(key);
    setOffered(kept === null ? null : restore(kept));
    setIsSettled(true);
  }, [key]);
  const text = isDirty ? JSON.stringify(draft) : null;
  const dropped = useRef<string | null>(null);
  useEffect(() => {
    if (!isSettled || offered !== null) return;
    const timer = setTimeout(() => {
      // What was thrown away on leaving is not kept again before one is gone.
      if (text === null || text !== dropped.current) writeDraft(key, text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, text, isSettled, offered]);
  return {
    isOffered: offered !== null,
    settle: (take: (draft: Draft) => void) => {
      if (offered !== null) take(offered);
      setOffered(null);
    },
    drop: () => {
      dropped.current = text;
      writeDraft(key, null);
      setOffered(null);
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

function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without room the form works as it would without drafts.
  }
}
