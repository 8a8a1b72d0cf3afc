import { withdrawMessages } from '#server/consents/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { findPersonByEmail } from '#server/subscribers/index.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { markBounced, markReturned } from '../sends.queries.ts';
import { hasPassword, isSigned, type SignedRequest } from './is-genuine.ts';
import {
  type MailNotice,
  type ProviderNotice,
  readPostmarkNotice,
  readResendNotice,
} from './provider-notices.ts';

interface Receipt {
  readonly received: true;
}

/** Only what the mail service signed is believed, as it ends the mails of an address. */
export async function takeNotice(
  db: Database,
  { notice, ...request }: SignedRequest & { readonly notice: MailNotice },
  secret: string | null,
): Promise<Result<Receipt, { readonly code: 'BAD_SIGNATURE' }>> {
  if (!isSigned(request, 'webhook', secret)) return refuse({ code: 'BAD_SIGNATURE' });
  return applyNotice(db, notice);
}

const providers = {
  resend: {
    isGenuine: (request: SignedRequest, secret: string | null) => isSigned(request, 'svix', secret),
    read: readResendNotice,
  },
  postmark: {
    isGenuine: ({ headers }: SignedRequest, secret: string | null) => hasPassword(headers, secret),
    read: readPostmarkNotice,
  },
} as const;

type ProviderRefusal =
  | Extract<ProviderNotice, { readonly ok: false }>['refusal']
  | { readonly code: 'BAD_SIGNATURE' };

export async function takeProviderNotice(
  db: Database,
  { provider, ...request }: SignedRequest & { readonly provider: keyof typeof providers },
  secret: string | null,
): Promise<Result<Receipt, ProviderRefusal>> {
  const { isGenuine, read } = providers[provider];
  if (!isGenuine(request, secret)) return refuse({ code: 'BAD_SIGNATURE' });
  const notice = read(request.raw_body);
  if (!notice.ok) return notice;
  return notice.value === null ? succeed({ received: true }) : applyNotice(db, notice.value);
}

function applyNotice(db: Database, notice: MailNotice): Promise<Result<Receipt, never>> {
  return withTx(db, async (tx) => {
    await stopMails(tx, notice);
    return succeed({ received: true as const });
  });
}

async function stopMails(tx: Tx, { kind, email, message_id }: MailNotice): Promise<void> {
  const person = await findPersonByEmail(tx, email);
  if (person === null) return;
  if (kind === 'complained') {
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
