/** Maximum timeout, also for libraries without one, like better-auth. */
export const OUTGOING_LIMIT_MS = 15_000;

/** `fetch` with a timeout for headers and body, combined with the caller's signal. */
export function fetchWithin(limitMs: number, send: typeof fetch = globalThis.fetch): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const own = init?.signal ?? (input instanceof Request ? input.signal : null);
    return send(input, { ...init, signal: own === null ? limit : AbortSignal.any([own, limit]) });
  };
}
