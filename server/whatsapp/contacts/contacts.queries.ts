import { sql } from 'drizzle-orm';
import { isoText } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import type { Language } from '#shared/language/language.ts';

export interface Contact {
  readonly id: string;
  readonly phone: string | null;
  readonly wa_user_id: string | null;
  readonly [column: string]: unknown;
}

/** Two contacts may turn out to be one, so contacts are learned one after the other. */
export async function lockContacts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('whatsapp contacts', 0))`);
}

export async function selectContact(reader: Reader, id: string): Promise<Contact | null> {
  const { rows } = await reader.execute<Contact>(sql`
    select id, phone, wa_user_id from whatsapp_contacts where id = ${id}`);
  return rows[0] ?? null;
}

export async function findByPhone(reader: Reader, phone: string | null): Promise<Contact | null> {
  const { rows } = await reader.execute<Contact>(sql`
    select id, phone, wa_user_id from whatsapp_contacts where phone = ${phone}`);
  return rows[0] ?? null;
}

export async function findByUser(reader: Reader, waUserId: string | null): Promise<Contact | null> {
  const { rows } = await reader.execute<Contact>(sql`
    select id, phone, wa_user_id from whatsapp_contacts where wa_user_id = ${waUserId}`);
  return rows[0] ?? null;
}

export type ContactNames = Pick<Contact, 'phone' | 'wa_user_id'>;

export async function insertContact(tx: Tx, { phone, wa_user_id }: ContactNames): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into whatsapp_contacts (phone, wa_user_id) values (${phone}, ${wa_user_id}) returning id`);
  const [written] = rows;
  if (written === undefined) throw new Error('a contact that was just written is missing');
  return written.id;
}

export async function updateContact(tx: Tx, id: string, { phone, wa_user_id }: ContactNames): Promise<void> {
  await tx.execute(sql`
    update whatsapp_contacts set phone = ${phone}, wa_user_id = ${wa_user_id} where id = ${id}`);
}

/** Moves everything of `from` to `into`, and deletes `from`. */
export async function mergeContacts(tx: Tx, from: string, into: string): Promise<void> {
  for (const table of ['whatsapp_people', 'whatsapp_messages', 'whatsapp_incoming'])
    await tx.execute(sql`
      update ${sql.identifier(table)} set contact_id = ${into} where contact_id = ${from}`);
  await tx.execute(sql`
    update whatsapp_contacts c set last_message_at = greatest(c.last_message_at, f.last_message_at)
    from whatsapp_contacts f where c.id = ${into} and f.id = ${from}`);
  await tx.execute(sql`delete from whatsapp_contacts where id = ${from}`);
}

export async function markWritten(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update whatsapp_contacts set last_message_at = greatest(last_message_at, ${at.toISOString()}::timestamptz)
    where id = ${id}`);
}

export interface ContactPerson {
  readonly person_id: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly language: Language | null;
  readonly [column: string]: unknown;
}

/** Everybody who is reached at this contact. */
export async function selectPeopleOf(reader: Reader, contactId: string): Promise<readonly ContactPerson[]> {
  const { rows } = await reader.execute<ContactPerson>(sql`
    select p.id as person_id, p.user_id, p.email, coalesce(a.mail_language, p.language) as language
    from whatsapp_people w join people p on p.id = w.person_id
    left join account_preferences a on a.user_id = p.user_id
    where w.contact_id = ${contactId} order by w.created_at, p.id limit 100`);
  return rows;
}

interface Reachable extends Contact {
  readonly person_id: string;
}

/** Null without an account that has proved this address, or a contact of theirs. */
export async function selectReachable(reader: Reader, email: string): Promise<Reachable | null> {
  const { rows } = await reader.execute<Reachable>(sql`
    select p.id as person_id, c.id, c.phone, c.wa_user_id
    from people p join users u on u.id = p.user_id and u.email_verified and u.is_active
    join whatsapp_people w on w.person_id = p.id join whatsapp_contacts c on c.id = w.contact_id
    where p.email = ${email}`);
  return rows[0] ?? null;
}

export async function findPersonOf(reader: Reader, email: string): Promise<string | null> {
  const { rows } = await reader.execute<{ id: string }>(sql`select id from people where email = ${email}`);
  return rows[0]?.id ?? null;
}

export async function linkPerson(tx: Tx, personId: string, contactId: string): Promise<void> {
  await tx.execute(sql`
    insert into whatsapp_people (person_id, contact_id) values (${personId}, ${contactId})
    on conflict (person_id) do update set contact_id = excluded.contact_id, created_at = now()`);
}

export async function unlinkPerson(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`delete from whatsapp_people where person_id = ${personId}`);
}

/** A number is kept only as long as its person agrees to messages. */
export async function unlinkWithoutConsent(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from whatsapp_people w using people p
    where p.id = w.person_id and not exists (
      select from consent_states s
      where s.email_digest = p.email_digest and s.channel = 'whatsapp' and s.is_granted)`);
}

/** Contacts of nobody that wrote nothing are of no use to anybody. */
export async function deleteIdleContacts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from whatsapp_contacts c
    where not exists (select from whatsapp_people w where w.contact_id = c.id)
      and not exists (select from whatsapp_incoming i where i.contact_id = c.id)
      and not exists (select from whatsapp_messages m where m.contact_id = c.id
                      and m.status in ('queued', 'sending', 'sent'))`);
}

/** Their phone and user id, for a copy of the own data. */
export async function listOwnContacts(reader: Reader, userId: string) {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select c.phone, c.wa_user_id, ${isoText('w.created_at')} as since
    from whatsapp_people w join people p on p.id = w.person_id join whatsapp_contacts c on c.id = w.contact_id
    where p.user_id = ${userId}`);
  return rows;
}
