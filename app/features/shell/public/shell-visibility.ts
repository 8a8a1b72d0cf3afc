const HIDDEN_SEGMENTS = ['admin', 'user', 'product', 'subscription', 'content'];
const HIDDEN_PARTS = ['product', 'subscription', 'marketplace', 'catalog'];

function firstSegment(pathname: string): string {
  return (pathname.split('/')[1] ?? '').toLowerCase();
}

/** Whether the public navigation is hidden; only the first path segment is looked at (PUB-047, PUB-048, DECISIONS 41). */
export function hidesNavigation(pathname: string): boolean {
  const segment = firstSegment(pathname);
  return HIDDEN_SEGMENTS.includes(segment) || HIDDEN_PARTS.some((part) => segment.includes(part));
}

/** Whether the footer is hidden (PUB-049). */
export function hidesFooter(pathname: string): boolean {
  return ['admin', 'user'].includes(firstSegment(pathname));
}
