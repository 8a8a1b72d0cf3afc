/** The value of a cookie as it was sent; null if there is none. */
export function readCookie(headers: Headers, name: string): string | null {
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}
