import { useEffect, useRef, useState } from 'react';
import { draftCopy as copy } from '#messages/components/drafts.ts';
import { Button } from '../ui/button.tsx';

interface DraftBannerProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

export function DraftBanner({ onRestore, onDiscard }: DraftBannerProps) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-5 py-3 text-ui"
    >
      <p className="mr-auto">{copy.text}</p>
      <Button size="sm" onClick={onRestore}>
        {copy.restore}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDiscard}>
        {copy.drop}
      </Button>
    </div>
  );
}

const DEBOUNCE_MS = 800;

interface CurrentDraft<Draft> {
  readonly draft: Draft;
  readonly isDirty: boolean;
}

/** The key names subject and user. `restore` parses the draft that is offered on opening; null if invalid. */
export function useStoredDraft<Draft>(
  key: string,
  restore: (kept: unknown) => Draft | null,
  { draft, isDirty }: CurrentDraft<Draft>,
) {
  const [storedDraft, setStoredDraft] = useState<Draft | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form opens
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
      // After discarding, nothing is stored until the input changes.
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
    isKept: isSaved,
    keep: () => void writeDraft(key, text),
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
    return null;
  }
}

/** Returns false if the browser refuses storage. */
function writeDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
