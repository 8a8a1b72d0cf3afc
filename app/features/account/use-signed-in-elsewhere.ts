import { useEffect } from 'react';
import { refreshViewer } from '#app/hooks/use-viewer.ts';

const LOOK_EVERY_MS = 4_000;
const LOOK_FOR_MS = 10 * 60 * 1000;

/**
 * While an address waits to be confirmed its link may be opened in another tab, which signs in here, too: looks again
 * and again while the page is seen, for ten minutes, and whenever somebody comes back to it.
 */
export function useSignedInElsewhere(isWaiting = true): void {
  useEffect(() => {
    if (!isWaiting) return;
    const until = Date.now() + LOOK_FOR_MS;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshViewer();
    };
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer);
      else look();
    }, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [isWaiting]);
}
