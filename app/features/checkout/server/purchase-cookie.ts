import { decodeCookieText, readCookie } from '#shared/read-cookie.ts';
import { PURCHASE_COOKIE } from '#shared/shop/guest-checkout.ts';

const MAX_PURCHASES = 5;
const MAX_AGE_SECONDS = 2 * 24 * 60 * 60;
const PAGE_COOKIE = 'purchase-page';
const SEPARATOR = '~';

const readAccesses = (request: Request): readonly string[] =>
  (readCookie(request.headers, PURCHASE_COOKIE) ?? '').split(SEPARATOR).filter((access) => access !== '');

const idOf = (access: string): string => access.split('.', 1)[0] ?? '';

export const purchaseIdsOf = (request: Request): readonly string[] => readAccesses(request).map(idOf);

/** The page where a purchase was filled in, to start it again; null when unknown. */
export function pageOfPurchase(request: Request, id: string): string | null {
  const [of, text = ''] = (readCookie(request.headers, PAGE_COOKIE) ?? '').split(SEPARATOR);
  const page = of === id ? decodeCookieText(text) : '';
  return /^\/checkout(?![^/?])/.test(page) ? page : null;
}

interface OpenedPurchase {
  readonly access: string;
  readonly page: string;
  readonly isHttps: boolean;
}

const cookieAttributes = ['Path=/', `Max-Age=${MAX_AGE_SECONDS}`, 'HttpOnly', 'SameSite=Lax'];

export function pageCookie(id: string, page: string): string {
  return [`${PAGE_COOKIE}=${[id, encodeURIComponent(page)].join(SEPARATOR)}`, ...cookieAttributes].join('; ');
}

export function purchaseCookies(request: Request, { access, page, isHttps }: OpenedPurchase) {
  const others = readAccesses(request).filter((other) => idOf(other) !== idOf(access));
  const value = [access, ...others].slice(0, MAX_PURCHASES).join(SEPARATOR);
  const purchases = [`${PURCHASE_COOKIE}=${value}`, ...cookieAttributes, ...(isHttps ? ['Secure'] : [])].join(
    '; ',
  );
  return [purchases, pageCookie(idOf(access), page)];
}
