import type { Tx } from '#server/platform/database/db.ts';
import { type Sen, sen } from '#shared/money/money.ts';
import { type WhatsappStatus, whatsappCategories, whatsappStatuses } from '#shared/whatsapp/whatsapp.ts';
import { learnContact } from '../contacts/learn-contact.ts';
import { findPrice } from '../desk/settings.queries.ts';
import { mailInstead } from '../sending/mail-instead.ts';
import {
  findMessage,
  lockMessage,
  type Message,
  markFailed,
  markProgress,
} from '../sending/messages.queries.ts';
import type { StatusNotice } from './read-notice.ts';

/** Notices come twice and out of order: a message never goes back, and what failed stays failed. */
export async function applyStatus(tx: Tx, notice: StatusNotice): Promise<void> {
  const { wamid, our_id, status, at, phone, wa_user_id } = notice;
  const id = await findMessage(tx, wamid, our_id);
  const message = id === null ? null : await lockMessage(tx, id, { now: at });
  if (message === null) return;
  if (phone !== null || wa_user_id !== null) {
    // We wrote to this number or user id, so both names are theirs.
    await learnContact(tx, { phone: phone ?? message.phone, wa_user_id: wa_user_id ?? message.wa_user_id });
  }
  if (status === 'failed') await fail(tx, message, notice.error_code);
  else if (isForward(message, status))
    await markProgress(tx, message.id, { status, wamid, at, cost: await costOf(tx, message, notice) });
}

async function fail(tx: Tx, message: Message, errorCode: number | null): Promise<void> {
  if (message.status !== 'sending' && message.status !== 'sent') return;
  await markFailed(tx, message.id, errorCode);
  await mailInstead(tx, message);
}

const STEPS = whatsappStatuses.slice(0, whatsappStatuses.indexOf('failed'));
const rankOf = (status: WhatsappStatus): number => STEPS.indexOf(status);

const isForward = ({ status }: Message, next: WhatsappStatus): boolean =>
  rankOf(status) >= 0 && rankOf(next) > rankOf(status);

/** Meta's billing replaces what was reserved. */
async function costOf(tx: Tx, message: Message, { is_billable, category, at }: StatusNotice): Promise<Sen> {
  if (is_billable === false) return sen(0);
  const billed = whatsappCategories.find((one) => one === category);
  if (billed === undefined || billed === message.category) return message.cost_bigint;
  return (await findPrice(tx, billed, at)) ?? message.cost_bigint;
}
