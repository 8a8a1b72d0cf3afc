import { Webhook } from 'standardwebhooks';
import type { z } from 'zod';
import type { takeMailNotice } from '#contract/mailings/mailings.ts';
import { withdrawMessages } from '#server/consents/index.ts';
import { findPersonByEmail } from '#server/subscribers/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { markBounced, markReturned } from './sends.queries.ts';

type Notice = z.output<typeof takeMailNotice.body>;

interface SignedNotice {
  readonly notice: Notice;
  readonly headers: Headers;
  readonly raw_body: string;
}

/** Only what the mail service signed is believed, as it ends the mails of an address. */
export async function takeNotice(
  db: Database,
  { notice, headers, raw_body }: SignedNotice,
  secret: string | null,
): Promise<Result<{ readonly received: true }, { readonly code: 'BAD_SIGNATURE' }>> {
  if (secret === null || !isSigned(secret, headers, raw_body)) return refuse({ code: 'BAD_SIGNATURE' });
  return withTx(db, async (tx) => {
    await applyNotice(tx, notice);
    return succeed({ received: true as const });
  });
}

function isSigned(secret: string, headers: Headers, body: string): boolean {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers));
    return true;
  } catch {
    return false;
  }
}

async function applyNotice(tx: Tx, { type, data: { email, message_id } }: Notice): Promise<void> {
  const person = await findPersonByEmail(tx, email);
  if (person === null) return;
  if (type === 'mail.complained') {
    const { user_id } = person;
    await withdrawMessages(tx, { user_id, email, source: 'complaint', topics: null });
    return;
  }
  await markBounced(tx, person.id);
  await markReturned(tx, person.id, sendIdOf(message_id));
}

/** Null when it is not one of ours. */
function sendIdOf(messageId: string | null): number | null {
  const [, id] = /^<?mailing-(\d{1,15})@/.exec(messageId ?? '') ?? [];
  return id === undefined ? null : Number(id);
}
