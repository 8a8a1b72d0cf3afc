import { useEffect, useState } from 'react';
import type { Result } from '#shared/result.ts';

const PAUSE_MS = 150;

/** What came last, and for which letters: while newer ones are asked for it stays, as far as it still fits them. */
interface Answer<Found> {
  readonly words: string;
  readonly found: Found;
}

interface Asking<Found> {
  /** Fewer letters are not asked about. */
  readonly fewest: number;
  /** Must stay the same function. */
  readonly ask: (words: string) => Promise<Result<Found, unknown>>;
}

/** What the server finds for some letters, asked once the typing pauses; an answer that comes too late is dropped. */
export function useFound<Found>(search: string, { fewest, ask }: Asking<Found>) {
  const [last, setLast] = useState<Answer<Found> | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const words = search.trim();
  const isEnough = words.length >= fewest;
  useEffect(() => {
    if (!isEnough) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await ask(words);
      if (!isCurrent) return;
      if (answer.ok) setLast({ words, found: answer.value });
      setFailedFor(answer.ok ? null : words);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, isEnough, ask]);
  return { last: isEnough ? last : null, state: stateOf() };

  function stateOf(): 'idle' | 'asking' | 'failed' {
    if (!isEnough || last?.words === words) return 'idle';
    return failedFor === words ? 'failed' : 'asking';
  }
}
