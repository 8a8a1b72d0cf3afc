import { PHONE_NUMBER } from '#shared/people/phone-number.ts';
import { WA_USER_ID } from '#shared/whatsapp/whatsapp.ts';

/** Meta writes numbers without a plus. Null: none, or none that can be called. */
export function toPhone(waId: string | undefined): string | null {
  const number = `+${(waId ?? '').replace(/^\+/, '')}`;
  return PHONE_NUMBER.test(number) ? number : null;
}

/** Kept as received. Null: none, or the id of another portfolio. */
export const toUserId = (id: string | undefined): string | null =>
  id !== undefined && WA_USER_ID.test(id) ? id : null;
