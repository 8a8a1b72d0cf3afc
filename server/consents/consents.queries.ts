import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Consent } from '#contract/privacy/privacy.ts';
import { isoText, pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { writeWithCommit } from '#server/platform/database/with-tx.ts';
import type { SitePage } from '#shared/content/content.ts';
import type { ConsentPurpose, MessageChannel, MessagePurpose } from '#shared/people/consents.ts';
import { consents } from './consents.schema.ts';

export type ConsentInsert = Omit<typeof consents.$inferInsert, 'terms_of' | 'privacy_of'>;

/** When the page was last changed; null without one. */
const versionOf = (page: SitePage) =>
  sql<string | null>`(select updated_at from site_pages where name = ${page})`;

export async function insertConsent(tx: Tx, consent: ConsentInsert): Promise<void> {
  const versions = consent.is_granted
    ? { terms_of: versionOf('terms'), privacy_of: versionOf('privacy') }
    : {};
  await tx.insert(consents).values({ ...consent, ...versions });
}

/** Once per version of the texts for an account. Written with the commit. */
export function insertTerms(
  tx: Tx,
  { user_id, email_digest, source }: Pick<ConsentInsert, 'user_id' | 'email_digest' | 'source'>,
): Promise<void> {
  return writeWithCommit(
    tx,
    sql`
    insert into consents (user_id, email_digest, purpose, is_granted, source, terms_of, privacy_of)
    select ${user_id}::uuid, ${email_digest}, 'terms', true, ${source}, terms.updated_at, privacy.updated_at
    from (select ${versionOf('terms')} as updated_at) terms, (select ${versionOf('privacy')} as updated_at) privacy
    where not exists (
      select from consents c where c.user_id = ${user_id}::uuid and c.purpose = 'terms'
        and c.terms_of is not distinct from terms.updated_at
        and c.privacy_of is not distinct from privacy.updated_at)`,
  );
}

const columns = pickColumns(consents, [
  'purpose',
  'channel',
  'is_granted',
  'source',
  'words',
  'terms_of',
  'privacy_of',
  'decided_at',
  'created_at',
]);

/** Includes what was agreed to without an account under the address since proved. */
const ofPerson = (userId: string) =>
  or(
    eq(consents.user_id, userId),
    and(
      isNull(consents.user_id),
      sql`${consents.email_digest} = (
        select encode(sha256(convert_to(lower(u.email), 'utf8')), 'hex') from users u
        where u.id = ${userId} and u.email_verified)`,
    ),
  );

export function listConsents(reader: Reader, userId: string): Promise<Consent[]> {
  return reader
    .selectDistinctOn([consents.purpose, consents.channel], columns)
    .from(consents)
    .where(ofPerson(userId))
    .orderBy(consents.purpose, consents.channel, desc(consents.id))
    .limit(50);
}

export function readConsentHistory(reader: Reader, userId: string): Promise<Consent[]> {
  return reader.select(columns).from(consents).where(ofPerson(userId)).orderBy(desc(consents.id)).limit(1000);
}

export interface MessageConsent {
  readonly purpose: MessagePurpose;
  readonly channel: MessageChannel;
  readonly is_granted: boolean;
  readonly source: string;
  readonly decided_at: string;
}

/** The latest decision of each purpose and channel; none counts as no. */
export async function listMessageConsents(reader: Reader, email: string): Promise<readonly MessageConsent[]> {
  const { rows } = await reader.execute<MessageConsent & Record<string, unknown>>(sql`
    select purpose, channel, is_granted, source, ${isoText('decided_at')} as decided_at from consent_states
    where email_digest = address_digest(${email}) order by purpose, channel`);
  return rows;
}

/** No decision counts as no. */
export async function hasConsent(reader: Reader, userId: string, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await reader
    .select({ is_granted: consents.is_granted })
    .from(consents)
    .where(and(eq(consents.user_id, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1);
  return rows[0]?.is_granted ?? false;
}
