import { isOutageError } from './api/is-outage-error.ts';
import { scheduleRetry } from './api/retry.ts';

/**
 * Waits for a lost connection, announced by `lostConnection`, because a rejected import would take the whole page away.
 * Where the server answers without the script, another release runs, and the error screen reloads.
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
      // Checked before and after: a connection that came back after the failure says nothing about the script. Not an
      // outage error, whose screen asks for the page's data and would wait forever.
      if (wasReached && isReached) throw new Error('another release serves', { cause: error });
      wasReached = isReached;
    }
  }
}

let pendingScripts = 0;

export const lostConnection: { tell: (isLost: boolean) => void } = { tell: () => undefined };

function count(change: 1 | -1): void {
  pendingScripts += change;
  lostConnection.tell(pendingScripts > 0);
}

/** Uses a file that every release has, because proxies hide the health routes. */
const isServerReached = () =>
  fetch('/favicon.svg', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
