const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isRead(method: string): boolean {
  return READS.has(method);
}

export interface OriginRules {
  /** The app's own origins. */
  readonly origins: readonly string[];
}

/**
 * Whether a state-changing request comes from our own pages. A browser always names the origin of such a
 * request, so a missing one is no browser: those may call with a bearer token, which no browser adds by
 * itself, or as a gateway, whose body is signed. A cookie alone is never enough.
 */
export function isOwnRequest(request: Request, path: string, rules: OriginRules): boolean {
  if (isRead(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return rules.origins.includes(origin);
  return isSelfProving(path) || hasBearerToken(request.headers);
}

/** Calls that carry their own proof: a gateway signs its body, a mail program repeats the signed token of a mail. */
function isSelfProving(path: string): boolean {
  return path.startsWith('/api/webhooks/') || path === '/api/mail/unsubscribe';
}

export function hasBearerToken(headers: Headers): boolean {
  return /^bearer\s+\S/i.test(headers.get('authorization') ?? '');
}
