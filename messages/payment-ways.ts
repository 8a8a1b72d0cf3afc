import { inLanguage } from '#shared/language/language.ts';
import { isPaymentWay } from '#shared/payments/payment-ways.ts';
import { wayCopy as en } from './en/payment-ways.ts';
import { wayCopy as id } from './id/payment-ways.ts';

export const wayCopy = inLanguage({ id, en });

/** The `payment_method` of a payment for people; those of older payments name a gateway. */
export function paymentMethodLabel(method: string): string {
  const { labels, gateways, virtualAccount } = wayCopy;
  const older: Readonly<Record<string, string | undefined>> = gateways;
  if (!isPaymentWay(method)) return older[method] ?? method;
  return method.startsWith('va_') ? virtualAccount(labels[method]) : labels[method];
}
