export interface PauseOptions {
  readonly firstMs: number;
  readonly mostMs: number;
  /** After so long without asking, all was well meanwhile, and it begins with the first pause again. */
  readonly calmMs: number;
  readonly now?: () => number;
}

/** How long to wait before the next attempt: twice as long each time, up to a limit, for ever. */
export function growingPause({ firstMs, mostMs, calmMs, now = Date.now }: PauseOptions): () => number {
  let nextMs = firstMs;
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    const moment = now();
    const pauseMs = moment - until > calmMs ? firstMs : nextMs;
    until = moment + pauseMs;
    nextMs = Math.min(pauseMs * 2, mostMs);
    return pauseMs;
  };
}
