import { isOutage } from '#contract/client.ts';

/** Quick at first for a hiccup, then slow, to spare a starting server. */
const RETRY_DELAYS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000] as const;
const MAX_RETRY_DELAY_MS = 30_000;

/**
 * Runs after the delay of this attempt (from 0). Waits while the tab is hidden; runs at once when the connection is
 * back. Returns a cancel function.
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

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly status: number | null } };

export function isTemporary<Given extends Answer>(
  answer: Given,
): answer is Extract<Given, { readonly ok: false }> {
  if (answer.ok) return false;
  const { status } = answer.refusal;
  return isOutage(status) || status === 500 || status === 429;
}
