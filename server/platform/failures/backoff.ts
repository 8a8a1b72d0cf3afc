export interface BackoffOptions {
  readonly firstMs: number;
  readonly maxMs: number;
  readonly resetAfterMs: number;
  readonly now?: () => number;
}

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
