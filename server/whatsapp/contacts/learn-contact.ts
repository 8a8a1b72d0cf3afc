import type { Tx } from '#server/platform/database/db.ts';
import {
  type Contact,
  type ContactNames,
  findByPhone,
  findByUser,
  insertContact,
  lockContacts,
  mergeContacts,
  selectContact,
  updateContact,
} from './contacts.queries.ts';

/**
 * Returns the one contact that has this number or this user id, and makes it if there is none. A number and a user id
 * that were known apart become one contact. A number that is somebody else's by now leaves its contact, whose people
 * are then reached by user id.
 */
export async function learnContact(tx: Tx, names: ContactNames): Promise<string> {
  await lockContacts(tx);
  const { phone, wa_user_id } = names;
  const byPhone = await findByPhone(tx, phone);
  const byUser = await findByUser(tx, wa_user_id);
  if (byPhone === null) return byUser === null ? insertContact(tx, names) : learnPhone(tx, byUser, phone);
  return byUser === null ? learnUser(tx, byPhone, names) : joinContacts(tx, byPhone, byUser);
}

async function learnUser(tx: Tx, contact: Contact, names: ContactNames): Promise<string> {
  if (names.wa_user_id === null || contact.wa_user_id === names.wa_user_id) return contact.id;
  if (contact.wa_user_id !== null) {
    await updateContact(tx, contact.id, { ...contact, phone: null });
    return insertContact(tx, names);
  }
  await updateContact(tx, contact.id, names);
  return contact.id;
}

async function learnPhone(tx: Tx, contact: Contact, phone: string | null): Promise<string> {
  if (phone !== null) await updateContact(tx, contact.id, { ...contact, phone });
  return contact.id;
}

async function joinContacts(tx: Tx, byPhone: Contact, byUser: Contact): Promise<string> {
  if (byPhone.id === byUser.id) return byUser.id;
  if (byPhone.wa_user_id === null) await mergeContacts(tx, byPhone.id, byUser.id);
  else await updateContact(tx, byPhone.id, { ...byPhone, phone: null });
  await updateContact(tx, byUser.id, { ...byUser, phone: byPhone.phone });
  return byUser.id;
}

interface ContactChange {
  readonly before: ContactNames;
  readonly after: ContactNames;
}

/** Somebody has a new number or user id; what is not shared is not known any more. */
export async function renameContact(tx: Tx, { before, after }: ContactChange): Promise<void> {
  await lockContacts(tx);
  const known = (await findByUser(tx, before.wa_user_id)) ?? (await findByPhone(tx, before.phone));
  if (known === null || (after.phone === null && after.wa_user_id === null)) return;
  const id = await learnContact(tx, after);
  if (id !== known.id) {
    await mergeContacts(tx, known.id, id);
    return;
  }
  const found = await selectContact(tx, id);
  if (found !== null) await updateContact(tx, id, { ...found, ...after });
}
