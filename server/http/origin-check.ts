const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isReadMethod(method: string): boolean {
  return READS.has(method);
}

export interface OriginRules {
  readonly origins: readonly string[];
}

/**
 * True for our own pages and for programs. Browsers always send the origin of a state-changing request, so this blocks
 * cookies another site made them send; requests without cookies have none to abuse, and browsers add no bearer token.
 */
export function isOwnRequest(request: Request, path: string, rules: OriginRules): boolean {
  if (isReadMethod(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  if (origin !== null) return rules.origins.includes(origin);
  return !request.headers.has('cookie') || isSelfProving(path) || hasBearerToken(request.headers);
}

/** Calls with their own proof: signed webhooks and signed unsubscribe tokens. */
function isSelfProving(path: string): boolean {
  return path.startsWith('/api/webhooks/') || path === '/api/mail/unsubscribe';
}

export function hasBearerToken(headers: Headers): boolean {
  return /^bearer\s+\S/i.test(headers.get('authorization') ?? '');
}
