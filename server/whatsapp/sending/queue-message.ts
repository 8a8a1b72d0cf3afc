import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Language } from '#shared/language/language.ts';
import { cleanLine } from '#shared/language/typed-text.ts';
import { succeed } from '#shared/result.ts';
import { parameterCounts, templateNames, type WhatsappEvent } from '#shared/whatsapp/whatsapp.ts';
import { selectReachable } from '../contacts/contacts.queries.ts';
import { mayMessage } from '../contacts/own-whatsapp.ts';
import { readState } from '../desk/settings.queries.ts';
import { type StoredTemplate, selectTemplate } from '../templates.queries.ts';
import { hasMessage, insertMessage, type MailJobRef } from './messages.queries.ts';

/** A product message as WhatsApp says it. */
export interface ChatMessage {
  readonly event: WhatsappEvent;
  /** A person gets one message for each key. */
  readonly key: string;
  /** In the order of the template. */
  readonly parameters: readonly string[];
}

interface ChatRequest extends ChatMessage {
  readonly email: string;
  readonly language: Language;
  /** The mail that goes out when the message cannot be delivered. */
  readonly mail: MailJobRef;
}

/** True: the message goes by WhatsApp, and by mail only if that fails. False: the caller mails. */
export type TellByWhatsapp = (request: ChatRequest) => Promise<boolean>;

export const createWhatsappTeller =
  (db: Database): TellByWhatsapp =>
  async (request) => {
    const queued = await withTx(db, async (tx) => succeed(await queueMessage(tx, request)));
    return queued.ok && queued.value;
  };

/** A mail job that runs again finds its message, and does not mail. */
async function queueMessage(tx: Tx, { event, key, email, ...request }: ChatRequest): Promise<boolean> {
  const reachable = await selectReachable(tx, email);
  if (reachable === null) return false;
  const { person_id, id: contact_id } = reachable;
  const message_key = `${key}:${person_id}`;
  if (await hasMessage(tx, message_key)) return true;
  const { language, parameters, mail } = request;
  const template = await selectTemplate(tx, templateNames[event], language);
  const { monthly_ceiling_bigint } = await readState(tx);
  if (!isUsable(template, event) || monthly_ceiling_bigint === 0 || !(await mayMessage(tx, email)))
    return false;
  const message_id = await insertMessage(tx, {
    ...{ event, message_key, person_id, contact_id, language },
    template_name: template.name,
    category: template.category,
    parameters: parameters.map(fitParameter),
    mail_job: mail,
  });
  if (message_id !== null) await addJob(tx, { name: 'send-whatsapp', payload: { message_id } });
  return true;
}

export function isUsable(template: StoredTemplate | null, event: WhatsappEvent): template is StoredTemplate {
  return template?.status === 'approved' && template.parameter_count === parameterCounts[event];
}

/** Meta takes no empty text, no line break and no row of spaces, and a whole message of 1,024 characters. */
const MAX_PARAMETER = 180;

function fitParameter(text: string): string {
  const line = cleanLine(text);
  if (line === '') return '–';
  return line.length <= MAX_PARAMETER ? line : `${line.slice(0, MAX_PARAMETER - 1)}…`;
}
