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
  const [isKept, setIsKept] = useState(false);
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
      if (text === null || text !== dropped.current) setIsKept(writeDraft(key, text) && text !== null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, text, isSettled, offered]);
  const drop = () => {
    dropped.current = text;
    writeDraft(key, null);
    setOffered(null);
  };
  return {
    isOffered: offered !== null,
    /** Whether this browser has what is typed, but for the last moment. */
    isKept,
    keep: () => void writeDraft(key, text),
    /** Gives up what is typed; an older draft that was not answered stays. */
    abandon: () => {
      if (offered === null) drop();
    },
    drop,
    settle: (take: (draft: Draft) => void) => {
      if (offered !== null) take(offered);
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
