const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isRead(method: string): boolean {
  return READS.has(method);
}

export interface OriginRules {
  /** The app's own origins. */
  readonly origins: readonly string[];
}

/**
 * Whether a state-changing request may come in: from our own pages, or from a program. A browser always names the
 * origin of such a request, so a missing one is no browser. What must not pass is a cookie that another site made a
 * browser send along; a call without one has nothing to borrow, and a bearer token no browser adds by itself.
 */
export function isOwnRequest(request: Request, path: string, rules: OriginRules): boolean {
  if (isRead(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return rules.origins.includes(origin);
  return !request.headers.has('cookie') || isSelfProving(path) || hasBearerToken(request.headers);
}

/** Calls that carry their own proof: a gateway signs its body, a mail program repeats the signed token of a mail. */
function isSelfProving(path: string): boolean {
  return path.startsWith('/api/webhooks/') || path === '/api/mail/unsubscribe';
}

export function hasBearerToken(headers: Headers): boolean {
  return /^bearer\s+\S/i.test(headers.get('authorization') ?? '');
}
