import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { isRecord, parseJson } from '#shared/json.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isSigned } from '../cloud/signature.ts';
import { insertNotice } from './notices.queries.ts';

interface SignedNotice {
  readonly raw_body: string;
  /** The header `X-Hub-Signature-256`. */
  readonly signature: string | null;
}

type NoticeRefusal = { readonly code: 'UNSIGNED_NOTICE' } | { readonly code: 'BAD_EVENT' };

/** Keeps a notice once, with its job. The same one again gets the same answer and changes nothing. */
export async function receiveNotice(
  db: Database,
  { raw_body, signature }: SignedNotice,
  appSecret: string,
): Promise<Result<{ readonly duplicate: boolean }, NoticeRefusal>> {
  if (!isSigned(raw_body, signature, appSecret)) return refuse({ code: 'UNSIGNED_NOTICE' });
  if (!isRecord(parseJson(raw_body))) return refuse({ code: 'BAD_EVENT' });
  const digest = createHash('sha256').update(raw_body).digest('hex');
  return withTx<{ readonly duplicate: boolean }, never>(db, async (tx) => {
    const notice_id = await insertNotice(tx, digest, raw_body);
    if (notice_id === null) return succeed({ duplicate: true });
    await addJob(tx, { name: 'read-whatsapp-notice', payload: { notice_id } });
    return succeed({ duplicate: false });
  });
}
