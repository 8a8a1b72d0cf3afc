import { useEffect, useState } from 'react';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { getStatus, InstallationStatus } from '#contract/operations/admin-status.ts';

const ASK_EVERY_MS = 30_000;
const statusRoute = { method: 'get', path: '/api/admin/status' } as const;

export interface LatestStatus {
  readonly status: InstallationStatus;
  readonly isLost: boolean;
  /** It refreshes itself; false before hydration. */
  readonly isLive: boolean;
}

/** Polls while the tab is visible; not through loaders, whose error would replace the page. */
export function useLatestStatus(loaded: InstallationStatus): LatestStatus {
  const [latest, setLatest] = useState<LatestStatus>({ status: loaded, isLost: false, isLive: false });
  useEffect(() => {
    const show = (status: InstallationStatus) => setLatest({ status, isLost: false, isLive: true });
    show(loaded);
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      const asked = await browserClient.call<typeof getStatus>(statusRoute);
      if (isGone) return;
      if (asked.ok) show(asked.value.status);
      else setLatest((seen) => ({ ...seen, isLost: true }));
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [loaded]);
  return latest;
}
