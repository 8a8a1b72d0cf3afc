import { hasConsent, recordConsent } from '#server/modules/consents/index.ts';
import { readPreferences, updatePreferences } from '#server/modules/identity/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { MailLanguage } from '#shared/account-mails.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export interface MailPreferences {
  readonly mail_language: MailLanguage;
  readonly receipts: boolean;
  readonly reminders: boolean;
  /** News and offers need a consent (UU PDP). */
  readonly news: boolean;
}

type Change = { readonly [Name in keyof MailPreferences]?: MailPreferences[Name] | undefined };

export async function readMailPreferences(reader: Reader, userId: string): Promise<MailPreferences> {
  const [preferences, news] = await Promise.all([
    readPreferences(reader, userId),
    hasConsent(reader, userId, 'news'),
  ]);
  return { ...preferences, news };
}

/** Updates the given preferences; a repeated yes to news is not recorded again. */
export async function updateMailPreferences(
  tx: Tx,
  person: { readonly id: string; readonly email: string },
  { news, ...change }: Change,
): Promise<MailPreferences> {
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await updatePreferences(tx, person.id, changes);
  if (news === false) await withdrawConsent(tx, { ...person, purpose: 'news', source: 'settings' });
  if (news === true && !(await hasConsent(tx, person.id, 'news'))) {
    await recordConsent(tx, {
      user_id: person.id,
      email: person.email,
      purpose: 'news',
      is_granted: true,
      source: 'settings',
    });
  }
  return readMailPreferences(tx, person.id);
}
