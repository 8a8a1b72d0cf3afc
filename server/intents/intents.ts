import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { purchasePath } from '#shared/shop/guest-checkout.ts';
import type { IntentKind } from '#shared/shop/purchase-intents.ts';
import { readAccount } from '../account/index.ts';
import { type AdConsent, renewAdConsent } from '../ads/index.ts';
import { recordTerms } from '../consents/index.ts';
import { reserveDiscounts } from '../discounts/index.ts';
import { lockWallet } from '../ledger/index.ts';
import {
  type OpenedTopUp,
  openTopUp,
  type TopUp,
  type TopUpRefusal,
  type TopUpServices,
} from '../payments/index.ts';
import type { Database, Tx } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { type Buyer, intentHandlers, type PurchaseRequest, type RefusalsByKind } from './intent-handlers.ts';
import {
  type GuestIntentRow,
  lockIntent,
  markDismissed,
  selectWaitingIntent,
  upsertIntent,
} from './intents.queries.ts';
import { getOwnIntent, type IntentNotFound, toIntent } from './read-intents.ts';

type IntentRefusal<K extends IntentKind> =
  | RefusalsByKind[K]
  | { readonly code: 'NOTHING_TO_PAY' | 'TOO_MANY_HOLDS' };

export interface WithAdConsent {
  /** Null: not ticked. Undefined: nobody was asked, as no ad platform is set up. */
  readonly ad_consent?: AdConsent | null | undefined;
}

/** The same request twice is one intent. Refuses what could not be bought now. Moves no money. */
export function openIntent<K extends IntentKind>(
  db: Database,
  kind: K,
  {
    ad_consent,
    ...input
  }: PurchaseRequest & {
    readonly buyer: Buyer;
    readonly visitor?: string | null;
  } & WithAdConsent,
): Promise<Result<PurchaseIntent, IntentRefusal<K>>> {
  return withTx(db, async (tx): Promise<Result<PurchaseIntent, IntentRefusal<K>>> => {
    // Locked, so that two tabs do not both reserve a buyer's last use of a discount.
    const wallet = await lockWallet(tx, input.buyer.id);
    const { buyer, request, visitor } = input;
    const waiting = await selectWaitingIntent(tx, { user_id: buyer.id, kind, request });
    const quoted = await intentHandlers[kind].quote(tx, input, waiting?.id);
    if (!quoted.ok) return quoted;
    const { title, total, discounts, lines } = quoted.value;
    if (total === 0) return refuse({ code: 'NOTHING_TO_PAY' });
    const row = await upsertIntent(tx, {
      user_id: buyer.id,
      kind,
      request,
      title,
      lines,
      total_bigint: total,
      visitor,
    });
    const reserver = { user_id: buyer.id, intent_id: row.id, held_by: null };
    const reserved = await reserveDiscounts(tx, discounts, reserver);
    if (!reserved.ok) return reserved;
    await recordTerms(tx, { user_id: buyer.id, email: buyer.email, source: 'checkout' });
    if (ad_consent !== undefined) await renewAdConsent(tx, row.id, ad_consent);
    return succeed(toIntent(row, wallet.balance_bigint));
  });
}

/** Refuses another user's intent, and a settled one, which would wait for nothing. */
export async function topUpForIntent(
  services: TopUpServices,
  {
    returns_to,
    ...topUp
  }: TopUp & {
    readonly intent_id: string;
    readonly returns_to: 'billing' | 'checkout';
  },
): Promise<
  Result<OpenedTopUp, TopUpRefusal | IntentNotFound | IntentOutdated | { readonly code: 'INTENT_SETTLED' }>
> {
  const found = await getOwnIntent(services.db.orm, topUp.user_id, { id: topUp.intent_id });
  if (!found.ok) return found;
  if (found.value.status !== 'waiting') return refuse({ code: 'INTENT_SETTLED' });
  const { intent_id } = topUp;
  if (!(await renewIntent(services.db, { id: intent_id, held_by: null })))
    return refuse({ code: 'INTENT_OUTDATED' });
  // The gateway's page names what is bought.
  const payment = { ...topUp, description: topUp.description || found.value.title };
  return openTopUp(
    services,
    returns_to === 'billing' ? payment : { ...payment, return_path: purchasePath(intent_id) },
  );
}

/** Withdraws a waiting intent or hides a cancelled one; a completed one stays. */
export function dismissIntent(
  db: Database,
  userId: string,
  id: string,
): Promise<Result<PurchaseIntent, IntentNotFound>> {
  return withTx(db, async (tx): Promise<Result<PurchaseIntent, IntentNotFound>> => {
    const intent = await lockIntent(tx, id);
    if (intent?.user_id !== userId) return refuse({ code: 'INTENT_NOT_FOUND' });
    await markDismissed(tx, id);
    return getOwnIntent(tx, userId, { id });
  });
}

export interface IntentOutdated {
  readonly code: 'INTENT_OUTDATED';
}

/** Asked before another payment opens. Refuses what is no longer sold at the promised price. */
export async function renewIntent(
  db: Database,
  { id, held_by }: { readonly id: string; readonly held_by: string | null },
): Promise<boolean> {
  const renewed = await withTx<boolean, never>(db, async (tx) => {
    const intent = await lockIntent(tx, id);
    return succeed(intent?.status === 'waiting' && (await isStillReserved(tx, intent, held_by)));
  });
  return renewed.ok && renewed.value;
}

/** True while what waits is still sold at the promised price. Reserves nothing. */
export async function isIntentCurrent(db: Database, id: string): Promise<boolean> {
  const current = await withTx<boolean, never>(db, async (tx) => {
    const intent = await lockIntent(tx, id);
    if (intent?.status !== 'waiting') return succeed(false);
    const quoted = await quoteAgain(tx, intent);
    return succeed(quoted?.total === intent.total_bigint);
  });
  return current.ok && current.value;
}

/** Null for what can no longer be bought. Grants are never paid. */
async function quoteAgain(tx: Tx, { id, kind, request, user_id, guest_email }: GuestIntentRow) {
  if (kind === 'grant') return null;
  const buyer = user_id === null ? { id: null, email: guest_email ?? '' } : await readBuyer(tx, user_id);
  const quoted = await intentHandlers[kind].quote(tx, { buyer, request }, id);
  return quoted.ok ? quoted.value : null;
}

async function isStillReserved(tx: Tx, intent: GuestIntentRow, held_by: string | null): Promise<boolean> {
  const { id, total_bigint, user_id } = intent;
  // As when it was opened: two tabs do not both reserve a buyer's last use.
  if (user_id !== null) await lockWallet(tx, user_id);
  const quoted = await quoteAgain(tx, intent);
  if (quoted?.total !== total_bigint) return false;
  return (await reserveDiscounts(tx, quoted.discounts, { user_id, intent_id: id, held_by })).ok;
}

async function readBuyer(tx: Tx, id: string): Promise<Buyer> {
  const { email, full_name } = await readAccount(tx, id);
  return { id, email, full_name };
}
