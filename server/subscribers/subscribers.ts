import type { MailChoices, SubscriberState } from '#contract/subscribers/subscribers.ts';
import { consentWords, consentWordsOf } from '#messages/subscribers/consent-words.ts';
import type { Language } from '#shared/language/language.ts';
import type { MessagePurpose } from '#shared/people/consents.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { findRecipient } from '../account/index.ts';
import {
  grantMessages,
  listMessageConsents,
  type MessageTopic,
  withdrawMessages,
} from '../consents/index.ts';
import type { Database, Reader, Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { choicesToken, readToken } from './subscriber-links.ts';
import {
  countRecentConfirmations,
  deleteConfirmations,
  deletePerson,
  deleteTags,
  findPersonId,
  insertConfirmation,
  lockAddress,
  markConfirmed,
  type Subscriber,
  selectConfirmation,
  selectSubscriber,
  upsertPerson,
} from './subscribers.queries.ts';

interface SubscribeRequest {
  readonly email: string;
  readonly language: Language;
  readonly source: string;
}

/** More would make this a way to fill somebody's mailbox. */
const CONFIRMATIONS_AN_HOUR = 3;
const MINUTES_BETWEEN = 10;

const NEWS: MessageTopic = { purpose: 'news', channel: 'mail' };

/** Mails a link to confirm, unless the address gets news already. The caller is told the same either way. */
export function requestSubscription(
  db: Database,
  { visitor = null, ...request }: SubscribeRequest & { readonly visitor?: string | null },
): Promise<Result<null, never>> {
  const { email } = request;
  return withTx(db, async (tx): Promise<Result<null, never>> => {
    await lockAddress(tx, email);
    const { of_hour, is_recent } = await countRecentConfirmations(tx, email, MINUTES_BETWEEN);
    if (is_recent || of_hour >= CONFIRMATIONS_AN_HOUR || (await getsNews(tx, email))) return succeed(null);
    const words = consentWords.news;
    const id = await insertConfirmation(tx, { ...request, words, visitor });
    await addJob(tx, { name: 'send-subscriber-confirmation', payload: { confirmation_id: id } });
    return succeed(null);
  });
}

/** A bounced address may be asked again, as its owner may have mended the mailbox. */
async function getsNews(reader: Reader, email: string): Promise<boolean> {
  const person = await findPersonByEmail(reader, email);
  return person !== null && !person.is_bounced && (await isGranted(reader, email));
}

const isGranted = async (reader: Reader, email: string, purpose: MessagePurpose = 'news') =>
  (await listMessageConsents(reader, email)).some(
    (one) => one.purpose === purpose && one.channel === 'mail' && one.is_granted,
  );

/** Null if no confirmation is needed any more. */
export async function readConfirmation(reader: Reader, id: string) {
  const confirmation = await selectConfirmation(reader, id);
  return confirmation === null || confirmation.is_confirmed ? null : confirmation;
}

type LinkRefusal = { readonly code: 'INVALID_TOKEN' };

/** A link that was used once never subscribes again: who has left since stays so. */
export async function confirmSubscription(
  tx: Tx,
  { token, with_offers }: { readonly token: string; readonly with_offers: boolean },
  secrets: readonly [string, ...string[]],
): Promise<
  Result<
    { readonly state: SubscriberState; readonly choices_token: string | null },
    LinkRefusal | { readonly code: 'CONFIRMATION_EXPIRED' }
  >
> {
  const id = readToken('confirm subscriber', token, secrets);
  const found = id === null ? null : await selectConfirmation(tx, id);
  if (id === null || found === null) return refuse({ code: 'INVALID_TOKEN' });
  const { email, language, source, words, first_source_id, last_source_id, is_confirmed, is_expired } = found;
  await lockAddress(tx, email);
  if (!is_confirmed && is_expired) return refuse({ code: 'CONFIRMATION_EXPIRED' });
  if (!(await markConfirmed(tx, id))) {
    const state = (await isGranted(tx, email)) ? 'already_confirmed' : 'unsubscribed';
    const person = await findPersonId(tx, email);
    return succeed({ state, choices_token: person === null ? null : choicesToken(person, secrets[0]) });
  }
  const grants = [{ ...NEWS, words }];
  const offers = { purpose: 'offers', channel: 'mail', words: consentWords.offers } as const;
  const person = await subscribe(tx, {
    ...{ email, language, source, first_source_id, last_source_id },
    grants: with_offers ? [...grants, offers] : grants,
  });
  return succeed({ state: 'confirmed', choices_token: choicesToken(person, secrets[0]) });
}

interface Subscription extends SubscribeRequest {
  readonly full_name?: string;
  readonly first_source_id?: number | null;
  readonly last_source_id?: number | null;
  readonly grants: readonly (MessageTopic & { readonly words: string })[];
}

/** For an address that its owner has proved; whoever is new is mailed how to leave. Returns the id of the person. */
async function subscribe(tx: Tx, { grants, ...person }: Subscription): Promise<string> {
  const id = await upsertPerson(tx, person);
  const account = await findRecipient(tx, person.email);
  const { email, source } = person;
  let isNew = false;
  for (const { words, ...topic } of grants) {
    const granted = { user_id: account?.id ?? null, email, source, words, topics: [topic] };
    isNew = (await grantMessages(tx, granted)).length > 0 || isNew;
  }
  if (isNew) await addJob(tx, { name: 'send-subscriber-welcome', payload: { person_id: id } });
  return id;
}

/** For who ticked news where their address was wanted for something else, once that proved it. */
export async function subscribeToNews(
  tx: Tx,
  { words, ...person }: SubscribeRequest & { readonly full_name?: string; readonly words: string | null },
): Promise<void> {
  if (words !== null) await subscribe(tx, { ...person, grants: [{ ...NEWS, words }] });
}

/** One click of a mail program; false for nobody. */
export async function unsubscribePerson(tx: Tx, personId: string, purpose: MessagePurpose): Promise<boolean> {
  const person = await selectSubscriber(tx, personId);
  if (person === null) return false;
  const { user_id, email } = person;
  await withdrawMessages(tx, { user_id, email, source: 'mail', topics: [{ purpose, channel: 'mail' }] });
  return true;
}

/** Null when nothing is to be sent any more. */
export async function readSubscriberFor(
  reader: Reader,
  personId: string,
  purpose: MessagePurpose,
): Promise<Subscriber | null> {
  const person = await selectSubscriber(reader, personId);
  if (person === null || person.is_bounced) return null;
  return (await isGranted(reader, person.email, purpose)) ? person : null;
}

/** Null for an address that nobody has. */
export async function findPersonByEmail(reader: Reader, email: string): Promise<Subscriber | null> {
  const id = await findPersonId(reader, email);
  return id === null ? null : selectSubscriber(reader, id);
}

/** The signed link proves the mailbox, so that no sign-in is needed. */
export async function readMailChoices(
  reader: Reader,
  token: string,
  secrets: readonly string[],
): Promise<Result<MailChoices, LinkRefusal>> {
  const person = await findByToken(reader, token, secrets);
  return person === null ? refuse({ code: 'INVALID_TOKEN' }) : succeed(await choicesOf(reader, person));
}

async function choicesOf(reader: Reader, person: Subscriber): Promise<MailChoices> {
  const { email, source, created_at, is_bounced, user_id } = person;
  const consents = await listMessageConsents(reader, email);
  const has_account = user_id !== null;
  return { email, source, created_at, is_bounced, has_account, consents: [...consents] };
}

async function findByToken(
  reader: Reader,
  token: string,
  secrets: readonly string[],
): Promise<Subscriber | null> {
  const id = readToken('mail choices', token, secrets);
  return id === null ? null : selectSubscriber(reader, id);
}

interface ChangedChoices {
  readonly token: string;
  readonly granted: readonly MessageTopic[];
}

/** Withdraws what is not granted. */
export async function changeMailChoices(
  tx: Tx,
  { token, granted }: ChangedChoices,
  secrets: readonly string[],
): Promise<Result<MailChoices, LinkRefusal>> {
  const person = await findByToken(tx, token, secrets);
  if (person === null) return refuse({ code: 'INVALID_TOKEN' });
  const { email, user_id } = person;
  await lockAddress(tx, email);
  const decision = { user_id, email, source: 'mail_choices' };
  const known = await listMessageConsents(tx, email);
  const ended = known.filter(
    ({ purpose, channel }) =>
      !granted.some((topic) => topic.purpose === purpose && topic.channel === channel),
  );
  await withdrawMessages(tx, { ...decision, topics: ended });
  for (const topic of granted)
    await grantMessages(tx, { ...decision, words: consentWordsOf(topic), topics: [topic] });
  return succeed(await choicesOf(tx, person));
}

/** An account is deleted in its settings instead, where its purchases are. */
export async function deleteSubscriber(
  tx: Tx,
  token: string,
  secrets: readonly string[],
): Promise<Result<null, LinkRefusal | { readonly code: 'HAS_ACCOUNT' }>> {
  const person = await findByToken(tx, token, secrets);
  return person === null ? refuse({ code: 'INVALID_TOKEN' }) : deleteAddress(tx, person, 'mail_choices');
}

/** For the staff. */
export async function deleteSubscriberById(
  tx: Tx,
  id: string,
): Promise<Result<null, { readonly code: 'PERSON_NOT_FOUND' } | { readonly code: 'HAS_ACCOUNT' }>> {
  const person = await selectSubscriber(tx, id);
  return person === null ? refuse({ code: 'PERSON_NOT_FOUND' }) : deleteAddress(tx, person, 'staff');
}

async function deleteAddress(
  tx: Tx,
  person: Subscriber,
  source: string,
): Promise<Result<null, { readonly code: 'HAS_ACCOUNT' }>> {
  if (person.user_id !== null) return refuse({ code: 'HAS_ACCOUNT' });
  await forgetAddress(tx, person, source);
  await deletePerson(tx, person.id);
  return succeed(null);
}

/** The proof of what was agreed to stays under a digest, with its end. */
async function forgetAddress(
  tx: Tx,
  { id, email, user_id }: Pick<Subscriber, 'id' | 'email' | 'user_id'>,
  source: string,
): Promise<void> {
  await withdrawMessages(tx, { user_id, email, source, topics: null });
  await deleteConfirmations(tx, email);
  await deleteTags(tx, id);
}

/** Before the account loses its address; its row of `people` follows the account. */
export async function eraseSubscriber(tx: Tx, userId: string): Promise<void> {
  const account = await findRecipient(tx, userId);
  const id = account === null ? null : await findPersonId(tx, account.email);
  if (account === null || id === null) return;
  await forgetAddress(tx, { id, email: account.email, user_id: userId }, 'deletion');
}
