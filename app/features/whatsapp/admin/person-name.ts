import { whatsappCopy } from '#messages/whatsapp/admin.ts';
import { formatWhatsapp } from '#shared/people/whatsapp.ts';

interface Names {
  readonly email: string | null;
  readonly phone: string | null;
  readonly wa_user_id: string | null;
}

const reachedAt = ({ phone, wa_user_id }: Names): string | null =>
  phone === null ? wa_user_id : formatWhatsapp(phone);

export const nameOf = (names: Names): string => names.email ?? reachedAt(names) ?? whatsappCopy.unknown;

/** Null where it is the name already. */
export const addressOf = (names: Names): string | null => (names.email === null ? null : reachedAt(names));
