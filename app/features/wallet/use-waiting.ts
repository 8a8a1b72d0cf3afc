import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** How long the page waits before it asks again; after the last one it stops: two minutes in all. */
const PAUSES_MS = [1000, 1500, 2000, 3000, 5000, 8000, 12_000, 18_000, 30_000, 40_000] as const;

/** Reads the page's data again while something is on its way; true once it has given up asking. */
export function useWaiting(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const pauseMs = PAUSES_MS[asked];
  useEffect(() => {
    if (!isWaiting || state !== 'idle' || pauseMs === undefined) return;
    const timer = setTimeout(() => {
      setAsked((count) => count + 1);
      void revalidate();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state, pauseMs]);
  return isWaiting && pauseMs === undefined;
}
