import { isOutage } from '#contract/client.ts';

/** Quick at first, for a hiccup; then slow, to spare a server that is starting. */
const RETRY_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Schedules a retry after the delay of this attempt (from 0). Waits while the tab is hidden; runs at once when the
 * connection is back. Returns a cancel function.
 */
export function scheduleRetry(attempt: number, onRetry: () => void): () => void {
  let isOver = false;
  const proceed = () => {
    if (isOver || document.visibilityState === 'hidden') return;
    cancel();
    onRetry();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', proceed);
    proceed();
  }, RETRY_DELAYS_MS[attempt] ?? MAX_RETRY_DELAY_MS);
  window.addEventListener('online', proceed);
  function cancel(): void {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', proceed);
    window.removeEventListener('online', proceed);
  }
  return cancel;
}

type RetryableResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly status: number | null } };

/**
 * Fetches until there is no outage and passes on the result, even a refusal. Returns a cancel function.
 */
export function fetchWithRetry<Got extends RetryableResult>(
  read: () => Promise<Got>,
  onResult: (answer: Got) => void,
): () => void {
  let isOver = false;
  let cancelPause = () => {};
  const ask = async (attempt: number) => {
    const answer = await read();
    if (isOver) return;
    const isFailure = !answer.ok && (isOutage(answer.refusal.status) || answer.refusal.status === 500);
    if (!isFailure) return onResult(answer);
    cancelPause = scheduleRetry(attempt, () => void ask(attempt + 1));
  };
  void ask(0);
  return () => {
    isOver = true;
    cancelPause();
  };
}
