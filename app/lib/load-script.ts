import { isOutageError } from './api/is-outage-error.ts';
import { scheduleRetry } from './api/retry.ts';

/**
 * What a page imports later. A lost connection is waited for, and said by `lostConnection`: a rejected import would take the
 * whole page away. Where the server answers and does not have the script, another release serves, and the error screen's
 * reload brings it.
 */
export async function loadScript<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (!isOutageError(error)) throw error;
  }
  count(1);
  return await loadAgain(load).finally(() => count(-1));
}

async function loadAgain<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let wasReached = false;
  for (let attempt = 0; ; attempt++) {
    await new Promise<void>((resolve) => scheduleRetry(attempt, resolve));
    try {
      return await load();
    } catch (error) {
      if (!isOutageError(error)) throw error;
      const isReached = await isServerReached();
      // Reached before and after: a connection that came back after the script had failed says nothing of the script.
      // No outage any more, whose screen asks for the page's data and would wait for ever.
      if (wasReached && isReached) throw new Error('another release serves', { cause: error });
      wasReached = isReached;
    }
  }
}

let waiting = 0;

/** Told whether a script is waited for that did not come: there is one notice of it. */
export const lostConnection: { tell: (isLost: boolean) => void } = { tell: () => undefined };

function count(change: 1 | -1): void {
  waiting += change;
  lostConnection.tell(waiting > 0);
}

/** By a file that every release has: no proxy lets anybody ask for the health of a process. */
const isServerReached = () =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
