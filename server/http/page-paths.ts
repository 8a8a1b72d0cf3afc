/** First segments of pages that show somebody's own things, or act: never kept, always with the visitor's cookies. */
const PRIVATE_SEGMENTS = new Set([
  'user',
  // A certificate that was withdrawn must not be shown as it was a minute ago.
  'certificate',
  'checkout',
  'admin',
  'login',
  'signup',
  'auth',
  'dev',
  'api',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'unsubscribe',
]);

/** The page behind a path: a loader's data (`/marketplace.data`, `/_root.data`) belongs to its page. */
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

/** One key for one page, however its parameters are ordered. */
export function pageKey(url: URL): string {
  const parameters = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
  return `${url.pathname}?${parameters.join('&')}`;
}
