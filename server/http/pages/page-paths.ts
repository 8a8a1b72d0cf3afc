/** First segments of private pages: never cached, always with the visitor's cookies. */
const PRIVATE_SEGMENTS = new Set([
  'user',
  // A withdrawn certificate must not be served from the cache.
  'certificate',
  'checkout',
  'cart',
  // A free time may be taken a moment later.
  'book',
  'beli',
  'l',
  // A click in a mail is counted.
  'm',
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
  'subscribe',
  'mail-choices',
]);

/** Loader data (`/marketplace.data`, `/_root.data`) belongs to its page. */
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

/** Parameters that advertisers, mails and social networks add; no page reads them. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|gad_.*|dclid|msclkid|ttclid|twclid|li_fat_id|igshid|igsh|yclid|mc_cid|mc_eid|_hs.*|_gl|_ga|ref|ref_src|srsltid)$/;

/** Renders and caches one page for every visit of a campaign; the browser keeps its address. */
export function withoutTracking(url: URL): URL {
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return url;
  const plain = new URL(url);
  for (const name of tracking) plain.searchParams.delete(name);
  return plain;
}

/** The order of parameters does not matter. */
export function pageKey(url: URL): string {
  const parameters = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
  return `${url.pathname}?${parameters.join('&')}`;
}
