import { formText } from '#app/lib/forms/form-reply.ts';
import { BUMPS } from './checkout-form-names.ts';

/** What was sent last; null until then, and on the server always. Gone with the document, so it is written nowhere. */
let sent: FormData | null = null;

/** Whoever comes back from the page with the QRIS code finds what they typed and ticked. */
export function rememberBuyer(posted: FormData): void {
  sent = posted;
}

export const typedBefore = (name: 'email' | 'full_name' | 'whatsapp'): string =>
  sent === null ? '' : formText(sent, name);

export const tickedBefore = (): readonly string[] => (sent?.getAll(BUMPS) ?? []).map(String);
