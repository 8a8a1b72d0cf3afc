import { HAS_SCRIPTS } from '../form/checkout-form-names.ts';

interface OpenedPayment {
  readonly checkout_url: string | null;
  readonly qr_text: string | null;
}

/**
 * QRIS is paid on our page, which reloads itself without scripts (`wait`), other methods on the gateway's page. CSP
 * forbids a form to redirect a browser without scripts there, so our page links to it.
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
