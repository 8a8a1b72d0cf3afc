/** Longer than this nobody is waited for, also by libraries that set no limit of their own, as better-auth. */
export const OUTGOING_LIMIT_MS = 15_000;

/** `fetch` that gives up after a time: headers, body and all. The caller's own signal still counts. */
export function fetchWithin(limitMs: number, send: typeof fetch = globalThis.fetch): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    const own = init?.signal ?? (input instanceof Request ? input.signal : null);
    return send(input, { ...init, signal: own === null ? limit : AbortSignal.any([own, limit]) });
  };
}
