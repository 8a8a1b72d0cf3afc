import { useEffect } from 'react';
import { refreshViewer } from '#app/hooks/session/use-viewer.ts';

const POLL_INTERVAL_MS = 4_000;
const POLL_TIMEOUT_MS = 10 * 60 * 1000;

/** Polls for ten minutes while the page is visible, because the mailed link may sign in in another tab. */
export function usePollSession(isWaiting = true): void {
  useEffect(() => {
    if (!isWaiting) return;
    const until = Date.now() + POLL_TIMEOUT_MS;
    const poll = () => {
      if (document.visibilityState === 'visible') void refreshViewer();
    };
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer);
      else poll();
    }, POLL_INTERVAL_MS);
    document.addEventListener('visibilitychange', poll);
    window.addEventListener('focus', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      window.removeEventListener('focus', poll);
    };
  }, [isWaiting]);
}
