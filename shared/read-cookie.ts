/** The value of a cookie as it was sent; null if there is none. */
export function readCookie(headers: Headers, name: string): string | null {
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}

/** The text that a cookie carries encoded; empty if there is none, or a hand has broken it. */
export function readCookieText(headers: Headers, name: string): string {
  return decodeCookieText(readCookie(headers, name) ?? '');
}

export function decodeCookieText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
