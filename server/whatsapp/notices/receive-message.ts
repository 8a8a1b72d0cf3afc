import { whatsappAnswerTexts } from '#messages/whatsapp/templates.ts';
import { withdrawMessages } from '#server/consents/index.ts';
import { addNoteToLead } from '#server/leads/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { runInLanguage } from '#server/platform/text/request-language.ts';
import type { Language } from '#shared/language/language.ts';
import { cleanText } from '#shared/language/typed-text.ts';
import { messagePurposes } from '#shared/people/consents.ts';
import { dayOf } from '#shared/time/dates.ts';
import { isStopWord, type WhatsappAnswer } from '#shared/whatsapp/whatsapp.ts';
import {
  type ContactPerson,
  markWritten,
  selectContact,
  selectPeopleOf,
} from '../contacts/contacts.queries.ts';
import { learnContact } from '../contacts/learn-contact.ts';
import { findContactOfMessage, insertMessage } from '../sending/messages.queries.ts';
import { insertIncoming, setLead } from './notices.queries.ts';
import type { IncomingMessage } from './read-notice.ts';

const MAX_TEXT = 1_900;
const everyTopic = messagePurposes.map((purpose) => ({ purpose, channel: 'whatsapp' }) as const);

/** Keeps it once, as a note of the lead where there is one. BERHENTI ends every consent for WhatsApp at once. */
export async function receiveMessage(tx: Tx, message: IncomingMessage): Promise<void> {
  const contact_id = await findSender(tx, message);
  if (contact_id === null) return;
  const { wamid, kind, at } = message;
  const body = cleanText(message.text).slice(0, MAX_TEXT);
  const is_stop = isStopWord(body);
  if (!(await insertIncoming(tx, { wamid, contact_id, kind, body, is_stop, received_at: at }))) return;
  await markWritten(tx, contact_id, at);
  const people = await selectPeopleOf(tx, contact_id);
  const language = people[0]?.language ?? 'id';
  if (is_stop) await endConsents(tx, people);
  if (is_stop) await answer(tx, { contact_id, language, event: 'stop_confirmed', key: `stop:${wamid}` });
  if (kind === 'media')
    await answer(tx, {
      contact_id,
      language,
      event: 'media_declined',
      key: `media:${contact_id}:${dayOf(at)}`,
    });
  const contact = await selectContact(tx, contact_id);
  const lead = await addNoteToLead(tx, {
    emails: people.map(({ email }) => email),
    phone: contact?.phone ?? null,
    note: `WhatsApp: ${body === '' ? `(${kind})` : body}`,
  });
  if (lead !== null) await setLead(tx, wamid, lead);
}

/** An answer to a message of ours names its reader, also where WhatsApp hides the number. */
async function findSender(tx: Tx, { phone, wa_user_id, answers }: IncomingMessage): Promise<string | null> {
  const asked = answers === null ? null : await findContactOfMessage(tx, answers);
  const known = asked === null ? null : await selectContact(tx, asked);
  const names = { phone: phone ?? known?.phone ?? null, wa_user_id: wa_user_id ?? known?.wa_user_id ?? null };
  return names.phone === null && names.wa_user_id === null ? null : learnContact(tx, names);
}

async function endConsents(tx: Tx, people: readonly ContactPerson[]): Promise<void> {
  for (const { user_id, email } of people)
    await withdrawMessages(tx, { user_id, email, source: 'whatsapp_reply', topics: everyTopic });
}

interface Answer {
  readonly contact_id: string;
  readonly language: Language;
  readonly event: WhatsappAnswer;
  readonly key: string;
}

async function answer(tx: Tx, { contact_id, language, event, key }: Answer): Promise<void> {
  const message_id = await insertMessage(tx, {
    ...{ event, contact_id, language },
    message_key: key,
    person_id: null,
    template_name: null,
    category: 'service',
    parameters: [runInLanguage(language, () => whatsappAnswerTexts[event])],
    mail_job: null,
  });
  if (message_id !== null) await addJob(tx, { name: 'send-whatsapp', payload: { message_id } });
}
