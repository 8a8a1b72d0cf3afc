import { formText } from '#app/lib/forms/form-reply.ts';
import { PAYMENT_KEY } from '../form/checkout-form-names.ts';

/** The same answers on the same page are one purchase, also after "back"; a corrected address makes another one. */
export async function paymentKey(posted: FormData, body: object): Promise<string> {
  const text = JSON.stringify([formText(posted, PAYMENT_KEY), body]);
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}
