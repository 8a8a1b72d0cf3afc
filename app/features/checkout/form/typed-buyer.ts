import { formText } from '#app/lib/forms/form-reply.ts';
import { BUMPS } from './checkout-form-names.ts';

/** Null before the first post, and always on the server. In memory only, because it is personal data. */
let sent: FormData | null = null;

export function rememberBuyer(posted: FormData): void {
  sent = posted;
}

export const previousValue = (name: 'email' | 'full_name' | 'whatsapp'): string =>
  sent === null ? '' : formText(sent, name);

export const previousBumps = (): readonly string[] => (sent?.getAll(BUMPS) ?? []).map(String);
