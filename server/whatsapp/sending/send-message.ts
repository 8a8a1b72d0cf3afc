import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Sen } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';
import { type WhatsappProblem, whatsappEvents } from '#shared/whatsapp/whatsapp.ts';
import type { CloudApi, SendOutcome } from '../cloud/cloud-api.ts';
import { learnContact } from '../contacts/learn-contact.ts';
import { mayMessage } from '../contacts/own-whatsapp.ts';
import { findPrice, lockSpending, readState, sumSpent } from '../desk/settings.queries.ts';
import { selectTemplate } from '../templates.queries.ts';
import { mailInstead } from './mail-instead.ts';
import {
  lockMessage,
  type Message,
  markDropped,
  markFailed,
  markQueuedAgain,
  markSending,
  markSent,
} from './messages.queries.ts';
import { isUsable } from './queue-message.ts';

interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly api: CloudApi;
}

/**
 * Sends a message at most once: it is claimed before the call, and what was claimed is never sent again unless Meta said
 * that it was not taken. Whoever loses the answer leaves the message to its notices, and to the mail after ten minutes.
 */
export async function sendMessage({ db, clock, api }: Services, id: string): Promise<void> {
  const claim = await withTx(db, async (tx) => succeed(await claimMessage(tx, id, clock.now())));
  if (!claim.ok || claim.value === null) return;
  const message = claim.value;
  const outcome = await deliver(api, message);
  await withTx(db, async (tx) => succeed(await recordOutcome(tx, message, outcome)));
  if (outcome.kind === 'throttled') throw new Error(`WhatsApp took no message: ${outcome.reason}`);
}

function deliver(api: CloudApi, { id, phone, wa_user_id, ...message }: Message): Promise<SendOutcome> {
  const { template_name, language, parameters } = message;
  const recipient = { phone, wa_user_id };
  return template_name === null
    ? api.sendText({ id, recipient, text: parameters.join('\n') })
    : api.sendTemplate({ id, recipient, template_name, language, parameters });
}

/** Null for what was sent, dropped or is being sent by another worker. */
async function claimMessage(tx: Tx, id: string, now: Date): Promise<Message | null> {
  const message = await lockMessage(tx, id, { now });
  if (message === null || message.status !== 'queued') return null;
  await lockSpending(tx);
  const price = await findPrice(tx, message.category, now);
  const problem = await problemOf(tx, message, { price, now });
  if (price !== null && problem === null) {
    await markSending(tx, id, price);
    return message;
  }
  await markDropped(tx, id, problem ?? 'price');
  await mailInstead(tx, message);
  return null;
}

interface Spending {
  readonly price: Sen | null;
  readonly now: Date;
}

/** Null if it may be sent. Everything is read again, as minutes may have passed since it was queued. */
async function problemOf(
  tx: Tx,
  message: Message,
  { price, now }: Spending,
): Promise<WhatsappProblem | null> {
  if (message.is_late) return 'late';
  if (message.phone === null && message.wa_user_id === null) return 'contact';
  const event = whatsappEvents.find((one) => one === message.event);
  if (event !== undefined) {
    if (message.email === null || !(await mayMessage(tx, message.email))) return 'consent';
    const template = await selectTemplate(tx, message.template_name ?? '', message.language);
    if (!isUsable(template, event)) return 'template';
  }
  if (price === null) return 'price';
  const { monthly_ceiling_bigint } = await readState(tx);
  return (await sumSpent(tx, now)) + price > monthly_ceiling_bigint ? 'ceiling' : null;
}

async function recordOutcome(tx: Tx, { id, phone }: Message, outcome: SendOutcome): Promise<void> {
  if (outcome.kind === 'throttled') await markQueuedAgain(tx, id);
  if (outcome.kind === 'accepted') {
    await markSent(tx, id, outcome.wamid);
    const { wa_user_id } = outcome;
    if (phone !== null && wa_user_id !== null) await learnContact(tx, { phone, wa_user_id });
  }
  if (outcome.kind !== 'refused') return;
  // A notice may have said more by now.
  const message = await lockMessage(tx, id, { now: new Date(0) });
  if (message?.status !== 'sending') return;
  await markFailed(tx, id, outcome.error_code);
  await mailInstead(tx, message);
}
