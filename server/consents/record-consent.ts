import { createHash } from 'node:crypto';
import type { Tx } from '#server/platform/database/db.ts';
import type { MessageChannel, MessagePurpose } from '#shared/people/consents.ts';
import { type ConsentInsert, insertConsent, insertTerms, listMessageConsents } from './consents.queries.ts';

interface ConsentDecision
  extends Pick<ConsentInsert, 'purpose' | 'channel' | 'is_granted' | 'source' | 'words'> {
  readonly user_id: string | null;
  readonly email: string;
}

/** Stores the address only as a digest. */
export async function recordConsent(tx: Tx, { email, ...decision }: ConsentDecision): Promise<void> {
  await insertConsent(tx, { ...decision, email_digest: digestOf(email) });
}

export interface MessageTopic {
  readonly purpose: MessagePurpose;
  readonly channel: MessageChannel;
}

interface MessageGrant {
  readonly user_id: string | null;
  readonly email: string;
  readonly source: string;
  /** The sentence that was shown. */
  readonly words: string;
  readonly topics: readonly MessageTopic[];
}

/** Writes down what is not granted already, and returns that. */
export async function grantMessages(
  tx: Tx,
  { topics, ...person }: MessageGrant,
): Promise<readonly MessageTopic[]> {
  const known = await listMessageConsents(tx, person.email);
  const added = topics.filter((topic) => !known.some((one) => isSame(one, topic) && one.is_granted));
  for (const topic of added) await recordConsent(tx, { ...person, ...topic, is_granted: true });
  return added;
}

interface MessageWithdrawal extends Omit<MessageGrant, 'words' | 'topics'> {
  /** Null: every topic. */
  readonly topics: readonly MessageTopic[] | null;
}

/** Writes down what was granted until now, and returns that. */
export async function withdrawMessages(
  tx: Tx,
  { topics, ...person }: MessageWithdrawal,
): Promise<readonly MessageTopic[]> {
  const known = await listMessageConsents(tx, person.email);
  const ended = known.filter(
    (one) => one.is_granted && (topics === null || topics.some((topic) => isSame(one, topic))),
  );
  for (const { purpose, channel } of ended)
    await recordConsent(tx, { ...person, purpose, channel, is_granted: false });
  return ended;
}

const isSame = (one: MessageTopic, other: MessageTopic) =>
  one.purpose === other.purpose && one.channel === other.channel;

/** Recorded when somebody continues below the line that names the terms; for an account once per version. */
export function recordTerms(
  tx: Tx,
  { email, ...person }: Pick<ConsentDecision, 'user_id' | 'email' | 'source'>,
): Promise<void> {
  return insertTerms(tx, { ...person, email_digest: digestOf(email) });
}

function digestOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
}
