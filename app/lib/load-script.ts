import { isOutageError } from './api/is-outage-error.ts';
import { scheduleRetry } from './api/retry.ts';

/**
 * What a page imports later. A lost connection is waited for: a rejected import would take the whole page away. Where the
 * server answers and does not have the script, another release serves, and the error screen's reload brings it.
 */
export async function loadScript<Loaded>(load: () => Promise<Loaded>, onLost?: () => void): Promise<Loaded> {
  let wasReached = false;
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (!isOutageError(error)) throw error;
      const isReached = attempt > 0 && (await isServerReached());
      // Reached before and after: a connection that came back after the script had failed says nothing of the script.
      // No outage any more, whose screen asks for the page's data and would wait for ever.
      if (wasReached && isReached) throw new Error('another release serves', { cause: error });
      wasReached = isReached;
      if (attempt === 0) onLost?.();
      await new Promise<void>((resolve) => scheduleRetry(attempt, resolve));
    }
  }
}

/** By a file that every release has: no proxy lets anybody ask for the health of a process. */
const isServerReached = () =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
