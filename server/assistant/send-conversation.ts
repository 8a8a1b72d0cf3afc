import { sql } from 'drizzle-orm';
import { assistantMailCopy as copy } from '#messages/assistant/mails.ts';
import { type FormRefusal, type LeadServices, submitForm } from '#server/leads/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { selectRows } from '#server/platform/lists/list-window.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { ownsConversation } from './turns.queries.ts';

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
  const transcript = await readTranscript(db.orm, conversation_id);
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
  await db.orm.execute(sql`
    update assistant_conversations set sent_at = coalesce(sent_at, now()) where id = ${conversation_id}`);
  return succeed(null);
}

interface Line {
  readonly question: string;
  readonly answer: string;
}

async function readTranscript(reader: Reader, conversationId: string): Promise<string> {
  const lines = await selectRows<Line>(
    reader,
    sql`
    select question, coalesce((select string_agg(g ->> 'text', E'\n') from jsonb_array_elements(answer) g), '') as answer
    from assistant_turns where conversation_id = ${conversationId} and asker <> '' order by asked_at, id limit 50`,
  );
  return lines
    .map(({ question, answer }) => `${copy.asked(question)}\n${answer === '' ? copy.unanswered : answer}`)
    .join('\n\n');
}
