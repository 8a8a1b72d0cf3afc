import type { OwnWhatsapp } from '#contract/whatsapp/whatsapp.ts';
import { consentWordsOf } from '#messages/subscribers/consent-words.ts';
import { isProvedAddress } from '#server/account/index.ts';
import {
  grantMessages,
  listMessageConsents,
  type MessageConsent,
  withdrawMessages,
} from '#server/consents/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findPersonOf, linkPerson, selectReachable, unlinkPerson } from './contacts.queries.ts';
import { learnContact } from './learn-contact.ts';

interface Owner {
  readonly id: string;
  readonly email: string;
}

const REMINDERS = { purpose: 'reminders', channel: 'whatsapp' } as const;

/** The number that somebody is reached at, and whether they want to be. */
export async function readOwnWhatsapp(
  reader: Reader,
  email: string,
): Promise<Omit<OwnWhatsapp, 'is_available'>> {
  const [contact, decided] = await Promise.all([selectReachable(reader, email), findDecision(reader, email)]);
  const is_granted = decided?.is_granted === true;
  return { phone: contact?.phone ?? null, is_granted, since: is_granted ? decided.decided_at : null };
}

/** Undefined: never asked. */
async function findDecision(reader: Reader, email: string): Promise<MessageConsent | undefined> {
  const consents = await listMessageConsents(reader, email);
  return consents.find(
    ({ purpose, channel }) => purpose === REMINDERS.purpose && channel === REMINDERS.channel,
  );
}

interface WhatsappChoice {
  /** Null: the number is forgotten, and nothing is sent. */
  readonly phone: string | null;
  readonly source: string;
}

/**
 * Without a number the contact is forgotten at once. Refuses an address that is not proved, as the account may be somebody
 * else's tomorrow. Saving the same choice again writes nothing.
 */
export async function chooseWhatsapp(
  tx: Tx,
  { id: user_id, email }: Owner,
  { phone, source }: WhatsappChoice,
): Promise<Result<null, { readonly code: 'EMAIL_NOT_VERIFIED' }>> {
  const decision = { user_id, email, source, topics: [REMINDERS] };
  const person = await findPersonOf(tx, email);
  if (phone === null) {
    await withdrawMessages(tx, decision);
    if (person !== null) await unlinkPerson(tx, person);
    return succeed(null);
  }
  if (person === null || !(await isProvedAddress(tx, email))) return refuse({ code: 'EMAIL_NOT_VERIFIED' });
  await linkPerson(tx, person, await learnContact(tx, { phone, wa_user_id: null }));
  await grantMessages(tx, { ...decision, words: consentWordsOf(REMINDERS) });
  return succeed(null);
}

interface CheckoutTick {
  readonly phone: string | null;
  /** The sentence beside the tick; null: not ticked. */
  readonly words: string | null;
  readonly ticked_at: string;
}

/**
 * For who ticked it at a checkout before the address was proved; the caller has proved it. An account that agreed before
 * keeps its number, as whoever typed the new one may be somebody else. A later withdrawal stands.
 */
export async function grantTickedWhatsapp(
  tx: Tx,
  { id: user_id, email }: Owner,
  { phone, words, ticked_at }: CheckoutTick,
): Promise<void> {
  if (phone === null || words === null) return;
  const [decided, contact] = await Promise.all([findDecision(tx, email), selectReachable(tx, email)]);
  if (decided?.is_granted === true ? contact !== null : (decided?.decided_at ?? '') > ticked_at) return;
  const person = await findPersonOf(tx, email);
  if (person === null) return;
  await linkPerson(tx, person, await learnContact(tx, { phone, wa_user_id: null }));
  await grantMessages(tx, { user_id, email, source: 'checkout', words, topics: [REMINDERS] });
}

/** False without a decision, as it counts as no. */
export async function mayMessage(reader: Reader, email: string): Promise<boolean> {
  return (await readOwnWhatsapp(reader, email)).is_granted;
}
