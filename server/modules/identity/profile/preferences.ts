import type { Reader, Tx } from '#server/platform/db.ts';
import type { MailTopic } from '#shared/account-mails.ts';
import { findPreferences, type Preferences, writePreferences } from './preferences.queries.ts';

/** Which mails somebody gets, and in which language; what was never chosen has its default. */
export function readPreferences(reader: Reader, userId: string): Promise<Preferences> {
  return findPreferences(reader, userId);
}

/** Changes what is named and leaves the rest. */
export function updatePreferences(
  tx: Tx,
  userId: string,
  change: Partial<Preferences>,
): Promise<Preferences> {
  return writePreferences(tx, userId, change);
}

/** Asked by every job that sends a mail of a topic, right before it does. */
export async function wantsMail(reader: Reader, userId: string, topic: MailTopic): Promise<boolean> {
  return (await findPreferences(reader, userId))[topic];
}
