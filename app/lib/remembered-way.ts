import { isPaymentWay, type PaymentWay } from '#shared/payments/payment-ways.ts';
import { readCookie } from '#shared/read-cookie.ts';

const COOKIE = 'pay-with';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The way that this browser paid in last. */
export function rememberedWay(request: Request): PaymentWay | null {
  const way = readCookie(request.headers, COOKIE) ?? '';
  return isPaymentWay(way) ? way : null;
}

/** Headers that remember a way; none for what is not one. */
export function rememberWay(method: string): [string, string][] {
  if (!isPaymentWay(method)) return [];
  return [['set-cookie', `${COOKIE}=${method}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`]];
}
