/** Returns `/` for any other site, which prevents open redirects. */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return '/';
  const resolved = new URL(next, 'https://here.invalid');
  const path = resolved.pathname + resolved.search + resolved.hash;
  // `/.//elsewhere` resolves to `//elsewhere`.
  return resolved.origin === 'https://here.invalid' && !path.startsWith('//') ? path : '/';
}
