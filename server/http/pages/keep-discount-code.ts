import { plainLine } from '#shared/language/typed-text.ts';
import { DISCOUNT_COOKIE } from '#shared/shop/discount-cookie.ts';

/** A cookie keeps the code, so that cached pages are the same for everybody. Null without a code. */
export function keepDiscountCode(url: URL, isSecure: boolean): Readonly<Record<string, string>> | null {
  const typed = url.searchParams.get('code');
  if (typed === null || url.pathname.endsWith('.data')) return null;
  const code = plainLine(typed);
  const parameters = new URLSearchParams(url.searchParams);
  parameters.delete('code');
  const search = parameters.size > 0 ? `?${parameters}` : '';
  // Not HttpOnly: pages check for it before they ask for its prices. It opens nothing.
  const attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const kept = /^[A-Za-z0-9 '".-]{1,60}$/.test(code);
  return {
    location: url.pathname + search,
    'cache-control': 'private, no-store',
    ...(kept && { 'set-cookie': `${DISCOUNT_COOKIE}=${encodeURIComponent(code)}; ${attributes}` }),
  };
}
