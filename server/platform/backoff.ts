export interface BackoffOptions {
  readonly firstMs: number;
  readonly maxMs: number;
  /** After so long without asking, all was well meanwhile, and it begins with the first pause again. */
  readonly resetAfterMs: number;
  readonly now?: () => number;
}

/** How long to wait before the next attempt: twice as long each time, up to a limit, for ever. */
export function createBackoff({
  firstMs,
  maxMs,
  resetAfterMs,
  now = Date.now,
}: BackoffOptions): () => number {
  let nextMs = firstMs;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const moment = now();
    const delayMs = moment - until > resetAfterMs ? firstMs : nextMs;
    until = moment + delayMs;
    nextMs = Math.min(delayMs * 2, maxMs);
    return delayMs;
  };
}
