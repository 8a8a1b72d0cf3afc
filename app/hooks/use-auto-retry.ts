import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { scheduleRetry } from '#app/lib/api/retry.ts';

export function useAutoRetry(retry: () => unknown, isBusy: boolean): void {
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (isBusy) return;
    return scheduleRetry(attempt, () => {
      setAttempt((made) => made + 1);
      latest.current();
    });
  }, [attempt, isBusy]);
}

/** Revalidates the page with backoff, or at once by a button. */
export function useAutoReload(): { readonly reload: () => void; readonly isBusy: boolean } {
  const revalidator = useRevalidator();
  const isBusy = revalidator.state === 'loading';
  const reload = () => void revalidator.revalidate();
  useAutoRetry(reload, isBusy);
  return { reload, isBusy };
}
