import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { afterPause } from '#app/lib/try-again.ts';

/** Tries again by itself for as long as the component stands there, with growing pauses. */
export function useTryAgain(tryAgain: () => unknown, isBusy: boolean): void {
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(tryAgain);
  latest.current = tryAgain;
  useEffect(() => {
    if (isBusy) return;
    return afterPause(attempt, () => {
      setAttempt((made) => made + 1);
      latest.current();
    });
  }, [attempt, isBusy]);
}

/** Loads the data of the page again by itself; also at once, by a button. */
export function useReload(): { readonly reload: () => void; readonly isBusy: boolean } {
  const revalidator = useRevalidator();
  const isBusy = revalidator.state === 'loading';
  const reload = () => void revalidator.revalidate();
  useTryAgain(reload, isBusy);
  return { reload, isBusy };
}
