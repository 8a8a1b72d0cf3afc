/** First segments of private pages: never cached, always with the visitor's cookies. */
const PRIVATE_SEGMENTS = new Set([
  'user',
  // A withdrawn certificate must not be served from the cache.
  'certificate',
  'checkout',
  // Times are somebody's a moment later.
  'book',
  'beli',
  'l',
  'purchase',
  'notify',
  'admin',
  'login',
  'language',
  'logout',
  'signup',
  'auth',
  'dev',
  'api',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'unsubscribe',
]);

/** The page of a path; loader data (`/marketplace.data`, `/_root.data`) belongs to its page. */
export function isPublicPage(path: string): boolean {
  const page = path.replace(/\.data$/, '');
  const [, first = ''] = page.split('/');
  return !PRIVATE_SEGMENTS.has(decoded(first));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

/** What advertisers, mails and social networks add to a link for themselves. No page of ours reads them. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|gad_.*|dclid|msclkid|ttclid|twclid|li_fat_id|igshid|igsh|yclid|mc_cid|mc_eid|_hs.*|_gl|_ga|ref_src|srsltid)$/;

/**
 * The address that a public page is rendered and kept for: every visit of a campaign gets the one page. Its own address
 * stays in the browser.
 */
export function withoutTracking(url: URL): URL {
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return url;
  const plain = new URL(url);
  for (const name of tracking) plain.searchParams.delete(name);
  return plain;
}

/** One cache key per page, whatever the order of its parameters. */
export function pageKey(url: URL): string {
  const parameters = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
  return `${url.pathname}?${parameters.join('&')}`;
}
