/** A path of this site to go on to, or `/`: an address elsewhere is never followed (open redirect). */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return '/';
  const resolved = new URL(next, 'https://here.invalid');
  return resolved.origin === 'https://here.invalid'
    ? resolved.pathname + resolved.search + resolved.hash
    : '/';
}
