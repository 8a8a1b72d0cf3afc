import { assistantMailCopy as copy } from '#messages/assistant/mails.ts';
import { type FormRefusal, type LeadServices, submitForm } from '#server/leads/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { listExchanges, markSent, ownsConversation } from './turns.queries.ts';

interface Sending {
  readonly conversation_id: string;
  readonly user_id: string | null;
  readonly address: string;
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly whatsapp: string;
    readonly note: string;
    readonly submission_key: string;
  };
}

/** Length of a message in the contact form. */
const MAX_MESSAGE_LENGTH = 5000;

/** Makes a lead of the conversation by the contact form, which asks for consent and tells the team. */
export async function sendConversation(
  services: LeadServices,
  { conversation_id, user_id, address, contact }: Sending,
): Promise<Result<null, { readonly code: 'CONVERSATION_NOT_FOUND' } | FormRefusal>> {
  const { db } = services;
  if (!(await ownsConversation(db.orm, conversation_id, user_id)))
    return refuse({ code: 'CONVERSATION_NOT_FOUND' });
  const transcript = transcriptOf(await listExchanges(db.orm, conversation_id));
  if (transcript === '') return refuse({ code: 'CONVERSATION_NOT_FOUND' });
  const { note, ...person } = contact;
  const message = [note, transcript].filter((part) => part !== '').join('\n\n');
  const body = {
    ...person,
    topic: 'Layanan' as const,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    consent: true as const,
    trap: '',
  };
  const sent = await submitForm(services, { form_type: 'contact', body }, { user_id, ip_address: address });
  if (!sent.ok) return sent;
  await markSent(db.orm, conversation_id);
  return succeed(null);
}

interface Exchange {
  readonly question: string;
  readonly answer: string;
}

const transcriptOf = (exchanges: readonly Exchange[]): string =>
  exchanges
    .map(({ question, answer }) => `${copy.asked(question)}\n${answer === '' ? copy.unanswered : answer}`)
    .join('\n\n');
