import { sql } from 'drizzle-orm';
import type { Language } from '#shared/language/language.ts';
import { CONFIRM_DAYS, CONFIRMATION_RETENTION_DAYS } from '#shared/people/subscribers.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';

interface ConfirmationInsert {
  readonly email: string;
  readonly language: Language;
  readonly source: string;
  readonly words: string;
}

/** Two forms of one address at once ask one after the other. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscriber ${email}`}, 0))`);
}

/** Keeps the sources until the link is used, on whatever day that is. */
export async function insertConfirmation(
  tx: Tx,
  row: ConfirmationInsert & { readonly visitor: string | null },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into subscriber_confirmations (email, language, source, words, first_source_id, last_source_id)
    select ${row.email}, ${row.language}, ${row.source}, ${row.words}, first_source_id, last_source_id
    from sources_of(${row.visitor}::uuid) returning id`);
  const [written] = rows;
  if (written === undefined) throw new Error('a confirmation that was just written is missing');
  return written.id;
}

/** Mails of the last hour, and whether one of them is minutes old. */
export async function countRecentConfirmations(reader: Reader, email: string, minutes: number) {
  const { rows } = await reader.execute<{ of_hour: number; is_recent: boolean }>(sql`
    select count(*)::int as of_hour,
           coalesce(max(created_at) > now() - make_interval(mins => ${minutes}), false) as is_recent
    from subscriber_confirmations where email = ${email} and created_at > now() - interval '1 hour'`);
  return rows[0] ?? { of_hour: 0, is_recent: false };
}

export interface Confirmation extends ConfirmationInsert {
  readonly first_source_id: number | null;
  readonly last_source_id: number | null;
  readonly is_confirmed: boolean;
  readonly is_expired: boolean;
  readonly [column: string]: unknown;
}

export async function selectConfirmation(reader: Reader, id: string): Promise<Confirmation | null> {
  const { rows } = await reader.execute<Confirmation>(sql`
    select email, language, source, words, first_source_id, last_source_id, confirmed_at is not null as is_confirmed,
           created_at < now() - make_interval(days => ${CONFIRM_DAYS}) as is_expired
    from subscriber_confirmations where id = ${id}`);
  return rows[0] ?? null;
}

/** False if another press was first. */
export async function markConfirmed(tx: Tx, id: string): Promise<boolean> {
  const written = await tx.execute(sql`
    update subscriber_confirmations set confirmed_at = now() where id = ${id} and confirmed_at is null`);
  return written.rowCount === 1;
}

export async function pruneConfirmations(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from subscriber_confirmations
    where created_at < now() - make_interval(days => ${CONFIRMATION_RETENTION_DAYS})`);
}

interface PersonUpsert {
  readonly email: string;
  readonly full_name?: string;
  readonly language: Language;
  readonly source: string;
  readonly first_source_id?: number | null;
  readonly last_source_id?: number | null;
}

/** The first source stays; a name of an account stays. */
export async function upsertPerson(tx: Tx, person: PersonUpsert): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into people (email, full_name, language, source, first_source_id, last_source_id)
    values (${person.email}, ${person.full_name ?? ''}, ${person.language}, ${person.source},
            ${person.first_source_id ?? null}, ${person.last_source_id ?? null})
    on conflict (email) do update set language = excluded.language, bounced_at = null,
      first_source_id = coalesce(people.first_source_id, excluded.first_source_id),
      last_source_id = coalesce(excluded.last_source_id, people.last_source_id),
      full_name = case when people.full_name = '' then excluded.full_name else people.full_name end
    returning id`);
  const [written] = rows;
  if (written === undefined) throw new Error('a person that was just written is missing');
  return written.id;
}

export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly user_id: string | null;
  readonly full_name: string;
  readonly language: Language | null;
  readonly source: string;
  readonly is_bounced: boolean;
  readonly created_at: string;
  readonly [column: string]: unknown;
}

export async function selectSubscriber(reader: Reader, id: string): Promise<Subscriber | null> {
  const { rows } = await reader.execute<Subscriber>(sql`
    select p.id, p.email, p.user_id, p.full_name, p.language, p.source, p.bounced_at is not null as is_bounced,
           ${isoText('p.created_at')} as created_at
    from people p left join users u on u.id = p.user_id where p.id = ${id} and u.anonymised_at is null`);
  return rows[0] ?? null;
}

/** Null without a person of this address. */
export async function findPersonId(reader: Reader, email: string): Promise<string | null> {
  const { rows } = await reader.execute<{ id: string }>(sql`select id from people where email = ${email}`);
  return rows[0]?.id ?? null;
}

/** Only without an account, which is deleted in another way. */
export async function deletePerson(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from people where id = ${id} and user_id is null`);
}

export async function deleteConfirmations(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from subscriber_confirmations where email = ${email}`);
}

export async function deleteTags(tx: Tx, personId: string): Promise<void> {
  await tx.execute(sql`delete from person_tags where person_id = ${personId}`);
}

/** A person of an account, and its tags, once the address is proved. */
export async function listOwnPerson(reader: Reader, userId: string) {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select p.email, p.full_name, p.language, p.source, p.bounced_at, p.created_at,
           array(select tag from person_tags t where t.person_id = p.id order by tag) as tags
    from people p where p.user_id = ${userId}`);
  return rows;
}

export async function listOwnConfirmations(reader: Reader, userId: string) {
  const { rows } = await reader.execute<Record<string, unknown>>(sql`
    select c.email, c.language, c.source, c.words, c.confirmed_at, c.created_at
    from subscriber_confirmations c join users u on u.email = c.email and u.email_verified
    where u.id = ${userId} order by c.created_at, c.id`);
  return rows;
}
