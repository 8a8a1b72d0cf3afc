import { useEffect, useState } from 'react';
import type { Result } from '#shared/result.ts';

const DEBOUNCE_MS = 150;

interface SearchResult<Found> {
  readonly query: string;
  readonly data: Found;
}

interface RemoteSearchOptions<Found> {
  /** Shorter queries are not sent. */
  readonly minLength: number;
  /** Must be a stable function. */
  readonly search: (query: string) => Promise<Result<Found, unknown>>;
}

export function useRemoteSearch<Found>(
  search: string,
  { minLength, search: ask }: RemoteSearchOptions<Found>,
) {
  const [result, setResult] = useState<SearchResult<Found> | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const query = search.trim();
  const isLongEnough = query.length >= minLength;
  useEffect(() => {
    if (!isLongEnough) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const answer = await ask(query);
      if (!isCurrent) return;
      if (answer.ok) setResult({ query, data: answer.value });
      setFailedQuery(answer.ok ? null : query);
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, isLongEnough, ask]);
  return { result: isLongEnough ? result : null, state: getState() };

  function getState(): 'idle' | 'asking' | 'failed' {
    if (!isLongEnough || result?.query === query) return 'idle';
    return failedQuery === query ? 'failed' : 'asking';
  }
}
