import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { parseJson } from '#shared/json.ts';
import { succeed } from '#shared/result.ts';
import { renameContact } from '../contacts/learn-contact.ts';
import { applyStatus } from './apply-status.ts';
import { findNotice, markNoticeRead } from './notices.queries.ts';
import { readNotice } from './read-notice.ts';
import { receiveMessage } from './receive-message.ts';

/** Each part is a transaction that may run again, so a notice that was half read is read again from its start. */
export async function handleNotice(db: Database, id: number, phoneNumberId: string): Promise<void> {
  const body = await findNotice(db.orm, id);
  if (body === null) return;
  const { changes, messages, statuses } = readNotice(parseJson(body), phoneNumberId);
  const parts = [
    ...changes.map((change) => (tx: Tx) => renameContact(tx, change)),
    ...statuses.map((status) => (tx: Tx) => applyStatus(tx, status)),
    ...messages.map((message) => (tx: Tx) => receiveMessage(tx, message)),
    (tx: Tx) => markNoticeRead(tx, id),
  ];
  for (const part of parts) await withTx(db, async (tx) => succeed(await part(tx)));
}
