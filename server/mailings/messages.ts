import type { Reader, Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { sanitizeContent } from '../platform/text/sanitize-content.ts';
import {
  insertMessage,
  insertVersion,
  lockMessage,
  type MessageTexts,
  type MessageWrite,
  overwriteVersion,
  selectMessage,
  writeHold,
  writeMessage,
} from './mailings.queries.ts';
import { cancelQueued, insertSends, requeueUnknown } from './sends.queries.ts';

export const sanitizedTexts = <Written extends MessageTexts>(written: Written): Written => ({
  ...written,
  body: sanitizeContent(written.body),
  body_en: sanitizeContent(written.body_en),
});

/** Returns its id. `campaign` is the utm_campaign of its links. */
export async function createMessage(
  tx: Tx,
  { campaign, ...written }: MessageWrite & { readonly campaign: string },
): Promise<string> {
  const id = await insertMessage(tx, { campaign, ...written });
  await insertVersion(tx, { id, version: 1 }, sanitizedTexts(written));
  return id;
}

/** False when it is gone. What was sent keeps its version; the next mails get the new one. */
export async function updateMessage(
  tx: Tx,
  { id, ...written }: MessageWrite & { readonly id: string },
): Promise<boolean> {
  const found = await lockMessage(tx, id);
  if (found === null) return false;
  const version = found.is_used ? found.version + 1 : found.version;
  const write = found.is_used ? insertVersion : overwriteVersion;
  await write(tx, { id, version }, sanitizedTexts(written));
  await writeMessage(tx, { ...written, id, version });
  return true;
}

/** Null when it is gone. Copies the newest version, and no sends. */
export async function copyMessage(tx: Tx, id: string, campaign: string): Promise<string | null> {
  const found = await selectMessage(tx, id);
  return found === null ? null : createMessage(tx, { ...found, campaign });
}

export const readMessage = (reader: Reader, id: string) => selectMessage(reader, id);

/** Held: what is queued waits. At most the mails that are with the mail server already still leave. */
export async function holdMessage(tx: Tx, id: string, isHeld: boolean): Promise<void> {
  await writeHold(tx, id, isHeld);
  if (!isHeld) await wakeSender(tx);
}

interface QueuedMessage {
  readonly message_id: string;
  readonly person_ids: readonly string[];
  /** Lets one person get the message once more, e.g. who goes through a sequence again. */
  readonly occasion?: string;
}

/** Returns how many are new: who had the message on this occasion does not get it again. */
export async function queueSends(tx: Tx, { occasion = '', ...queued }: QueuedMessage): Promise<number> {
  const count = await insertSends(tx, { ...queued, occasion });
  if (count > 0) await wakeSender(tx);
  return count;
}

/** Mails that are with the mail server already still leave. Without `person_ids` everybody's are cancelled. */
export const cancelSends = (
  tx: Tx,
  {
    message_id,
    person_ids = null,
  }: { readonly message_id: string; readonly person_ids?: readonly string[] | null },
): Promise<number> => cancelQueued(tx, message_id, person_ids);

/** For a person who decided that a second copy is better than none. */
export async function resendUnknown(tx: Tx, messageId: string): Promise<number> {
  const count = await requeueUnknown(tx, messageId);
  if (count > 0) await wakeSender(tx);
  return count;
}

export const SEND_MAILINGS = 'send-mailings';

export const wakeSender = (tx: Tx, run_at?: Date): Promise<void> =>
  addJob(tx, {
    name: SEND_MAILINGS,
    payload: {},
    key: SEND_MAILINGS,
    ...(run_at === undefined ? {} : { run_at }),
  });
