import { findActiveAccount } from '#server/account/index.ts';
import { getProduct } from '#server/catalog/index.ts';
import { recordConsent } from '#server/consents/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { Language } from '#shared/language/language.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countAsked, markAsked, markConfirmed, upsertWait, type WaitRow } from './product-waits.queries.ts';

interface WaitRequest {
  readonly product: string;
  readonly email: string;
  readonly language: Language;
  /** Null for a visitor. */
  readonly user_id: string | null;
}

type Refusal = { readonly code: 'PRODUCT_NOT_FOUND' } | { readonly code: 'PRODUCT_AVAILABLE' };

/** More would make this a way to fill somebody's mailbox. */
const CONFIRMATIONS_AN_HOUR = 3;
const MINUTES_BETWEEN = 10;

/** A user's own address counts at once; others confirm by mail, and the answer reveals nothing. */
export async function askForNotice(
  db: Database,
  { product: wanted, email, language, user_id }: WaitRequest,
): Promise<Result<{ readonly is_confirmed: boolean }, Refusal>> {
  const found = await getProduct(db.orm, wanted);
  if (!found.ok) return refuse({ code: 'PRODUCT_NOT_FOUND' });
  const { id: product_id, slug, availability } = found.value;
  if (availability === 'available') return refuse({ code: 'PRODUCT_AVAILABLE' });
  const event = availability === 'coming_soon' ? 'launch' : 'restock';
  return withTx(db, async (tx) => {
    const wait = await upsertWait(tx, { product_id, email, language, event });
    const account = user_id === null ? null : await findActiveAccount(tx, user_id);
    const is_confirmed = account?.email === email;
    if (!is_confirmed) await sendConfirmation(tx, wait);
    else if (await markConfirmed(tx, wait.id)) await recordConfirmedWait(tx, { user_id, email, slug });
    return succeed({ is_confirmed });
  });
}

async function sendConfirmation(tx: Tx, { id, email, asked_at, confirmed_at }: WaitRow): Promise<void> {
  const isRecent = asked_at !== null && Date.parse(asked_at) > Date.now() - MINUTES_BETWEEN * 60_000;
  if (confirmed_at !== null || isRecent) return;
  if ((await countAsked(tx, email)) >= CONFIRMATIONS_AN_HOUR) return;
  await markAsked(tx, id);
  await addJob(tx, { name: 'send-wait-confirmation', payload: { wait_id: id } });
}

interface WaitConfirmation {
  readonly user_id: string | null;
  readonly email: string;
  readonly slug: string;
}

export async function recordConfirmedWait(tx: Tx, { user_id, email, slug }: WaitConfirmation): Promise<void> {
  const purpose = 'waiting_list';
  await recordConsent(tx, { user_id, email, purpose, is_granted: true, source: `product:${slug}` });
}
