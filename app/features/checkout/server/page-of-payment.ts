import { HAS_SCRIPTS } from '../form/checkout-form-names.ts';

interface OpenedPayment {
  readonly checkout_url: string | null;
  readonly qr_text: string | null;
}

/**
 * Where an opened payment is paid: QRIS on our page, which reads itself again without scripts (`wait`), else the
 * gateway's page. CSP keeps a browser without scripts from being redirected there by a form: our page leads it on.
 */
export function pageOfPayment(
  posted: FormData,
  { checkout_url, qr_text }: OpenedPayment,
  page: string,
): string {
  const hasScripts = posted.has(HAS_SCRIPTS);
  if (checkout_url === null) return page;
  if (hasScripts) return qr_text === null ? checkout_url : page;
  const step = qr_text === null ? 'pay=1' : 'wait=1';
  return `${page}${page.includes('?') ? '&' : '?'}${step}`;
}
