import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** Two minutes in all. */
const POLL_DELAYS_MS = [1000, 1500, 2000, 3000, 5000, 8000, 12_000, 18_000, 30_000, 40_000] as const;

export function usePollUntilSettled(isWaiting: boolean): boolean {
  const { revalidate, state } = useRevalidator();
  const [pollCount, setPollCount] = useState(0);
  const delayMs = POLL_DELAYS_MS[pollCount];
  useEffect(() => {
    if (!isWaiting || state !== 'idle' || delayMs === undefined) return;
    const timer = setTimeout(() => {
      setPollCount((count) => count + 1);
      void revalidate();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state, delayMs]);
  return isWaiting && delayMs === undefined;
}
