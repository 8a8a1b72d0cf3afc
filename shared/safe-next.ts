/** A path of this site to go on to, or `/`: an address elsewhere is never followed (open redirect). */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return '/';
  const resolved = new URL(next, 'https://here.invalid');
  const path = resolved.pathname + resolved.search + resolved.hash;
  // `/.//elsewhere` becomes `//elsewhere` once its dots are resolved.
  return resolved.origin === 'https://here.invalid' && !path.startsWith('//') ? path : '/';
}
