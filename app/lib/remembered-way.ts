import { isPaymentWay, type PaymentWay } from '#shared/payments/payment-ways.ts';
import { readCookie } from '#shared/read-cookie.ts';

const COOKIE = 'pay-with';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

export function rememberedWay(request: Request): PaymentWay | null {
  const way = readCookie(request.headers, COOKIE) ?? '';
  return isPaymentWay(way) ? way : null;
}

export function rememberWay(method: string): [string, string][] {
  if (!isPaymentWay(method)) return [];
  return [['set-cookie', `${COOKIE}=${method}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`]];
}
