/** Not decoded; null if there is none. */
export function readCookie(headers: Headers, name: string): string | null {
  const cookie = (headers.get('cookie') ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}

/** Decoded; empty if missing or malformed. */
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
