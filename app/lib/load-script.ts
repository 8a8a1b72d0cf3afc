import { isOutageError } from './api/is-outage-error.ts';
import { scheduleRetry } from './api/retry.ts';

/**
 * What a page imports later. A lost connection is waited for: a rejected import would take the whole page away. Where the
 * server answers and does not have the script, another release serves, and the error screen's reload brings it.
 */
export async function loadScript<Loaded>(load: () => Promise<Loaded>, onLost?: () => void): Promise<Loaded> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (!isOutageError(error) || (attempt > 0 && (await isServerReached()))) throw error;
      if (attempt === 0) onLost?.();
      await new Promise<void>((resolve) => scheduleRetry(attempt, resolve));
    }
  }
}

const isServerReached = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
