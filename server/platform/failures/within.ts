/** Maximum timeout, also for libraries without one, like better-auth. */
export const OUTGOING_LIMIT_MS = 15_000;

export function fetchWithin(limitMs: number, send: typeof fetch = globalThis.fetch): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const own = init?.signal ?? (input instanceof Request ? input.signal : null);
    return send(input, { ...init, signal: own === null ? limit : AbortSignal.any([own, limit]) });
  };
}

/** Null when it failed or took too long. */
export async function answerWithin<Value>(limitMs: number, work: Promise<Value>): Promise<Value | null> {
  return (await settleWithin(limitMs, work)) ? work.catch(() => null) : null;
}

/** Waits for a promise to settle, up to a limit; false on timeout. */
export async function settleWithin(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>();
  const limit = setTimeout(() => resolve(false), limitMs);
  const isSettled = work.then(
    () => true,
    () => true,
  );
  try {
    return await Promise.race([isSettled, isLate]);
  } finally {
    clearTimeout(limit);
  }
}
