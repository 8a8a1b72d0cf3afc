import type * as contract from '#contract/account/privacy.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { hasConsent, recordConsent } from '#server/modules/consents/index.ts';
import { readPreferences, updatePreferences } from '#server/modules/identity/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { withdrawConsent } from './withdraw-consent.ts';

type Change = InputOf<typeof contract.updatePreferences>['body'];

export async function readMailPreferences(reader: Reader, userId: string): Promise<contract.Preferences> {
  const [preferences, news] = await Promise.all([
    readPreferences(reader, userId),
    hasConsent(reader, userId, 'news'),
  ]);
  const { mail_language, receipts, reminders } = preferences;
  return { mail_language, receipts, reminders, news };
}

/** Updates the given preferences; a repeated yes to news is not recorded again. */
export async function updateMailPreferences(
  tx: Tx,
  person: { readonly id: string; readonly email: string },
  { news, ...change }: Change,
): Promise<contract.Preferences> {
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
