import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { readAccount } from '#server/account/index.ts';
import { readWallet } from '#server/ledger/index.ts';
import { readPaymentOf, readReceivedFor } from '#server/payments/index.ts';
import type { Reader } from '#server/platform/database/db.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { type Rupiah, type Sen, sen, suggestedTopUp, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { ownedPage } from '#shared/shop/bought-page.ts';
import { notaOfIntent } from './intent-nota.ts';
import {
  type IntentRow,
  selectIntent,
  selectIntentsOf,
  selectOwnIntent,
  selectVisibleIntents,
} from './intents.queries.ts';
import { readWantedProduct } from './wanted-product.ts';

const OWNED: ReadonlySet<string> = new Set(['ALREADY_OWNED', 'ALREADY_SUBSCRIBED', 'PAID_TWICE']);

const RECENT_WINDOW = { limit: 10, days: 14 } as const;

/** `balance`: of the buyer's wallet. `pays`: amount of its open payment, if any. */
export function toIntent(row: IntentRow, balance: Sen, pays: Sen | null = null): PurchaseIntent {
  const { user_id: _, request: __, lines: ___, ...intent } = row;
  const shortfall = sen(Math.max(0, intent.total_bigint - balance));
  return {
    ...intent,
    amount: toRupiah(intent.total_bigint),
    nota: notaOfIntent(row, pays),
    suggested_topup: intent.status === 'waiting' && shortfall > 0 ? suggestedTopUp(shortfall) : null,
    checkout_path: null,
  };
}

export interface IntentNotFound {
  readonly code: 'INTENT_NOT_FOUND';
}

/** Another user's intent reads as not found. `payment` selects which of several its nota shows. */
export async function getOwnIntent(
  reader: Reader,
  userId: string,
  { id, payment }: { readonly id: string; readonly payment?: string | undefined },
): Promise<Result<PurchaseIntent, IntentNotFound>> {
  const row = await selectOwnIntent(reader, userId, id);
  if (row === null) return refuse({ code: 'INTENT_NOT_FOUND' });
  const [wallet, open] = await Promise.all([
    readWallet(reader, userId),
    row.status === 'waiting' ? readPaymentOf(reader, id, payment) : null,
  ]);
  return succeed(toIntent(row, wallet?.balance_bigint ?? sen(0), open?.amount_bigint));
}

export async function listVisibleIntents(reader: Reader, userId: string): Promise<PurchaseIntent[]> {
  const rows = await selectVisibleIntents(reader, userId, RECENT_WINDOW);
  if (rows.length === 0) return [];
  const wallet = await readWallet(reader, userId);
  const balance = wallet?.balance_bigint ?? sen(0);
  return Promise.all(
    rows.map(async (row) => {
      const isCovered = row.status === 'waiting' && row.total_bigint <= balance;
      const wanted = isCovered ? await readWantedProduct(reader, row.request) : null;
      return { ...toIntent(row, balance), checkout_path: wanted?.checkout ?? null };
    }),
  );
}

export async function listOwnIntents(reader: Reader, userId: string, window: PageWindow) {
  const rows = await selectIntentsOf(reader, userId, window);
  return rows.map(({ user_id: _, request: __, lines: ___, ...intent }) => intent);
}

export interface CancelledIntent {
  readonly to: string;
  readonly full_name: string;
  readonly title: string;
  readonly amount: Rupiah;
  readonly reason: string;
  /** Page of what the buyer already has; null if that was not the reason. */
  readonly owned_path: string | null;
}

/** Null unless the intent is cancelled. */
export async function readCancelledIntent(reader: Reader, id: string): Promise<CancelledIntent | null> {
  const intent = await selectIntent(reader, id);
  return intent?.status === 'cancelled' ? cancellationOf(reader, intent, intent.reason ?? '') : null;
}

export async function readGuestCredit(reader: Reader, id: string): Promise<CancelledIntent | null> {
  const intent = await selectIntent(reader, id);
  return intent === null ? null : cancellationOf(reader, intent, 'PAID_TWICE');
}

async function cancellationOf(
  reader: Reader,
  { id, user_id, kind, title, total_bigint, request }: IntentRow,
  reason: string,
): Promise<CancelledIntent | null> {
  if (user_id === null) return null;
  const { email, full_name } = await readAccount(reader, user_id);
  const product =
    OWNED.has(reason) && kind !== 'subscription' ? await readWantedProduct(reader, request) : null;
  const page = product === null ? '/user/purchases' : ownedPage(product);
  const owned_path = kind === 'subscription' ? '/user/subscriptions' : page;
  const amount = toRupiah((await readReceivedFor(reader, id)) ?? total_bigint);
  const facts = { to: email, full_name, title, amount, reason };
  return { ...facts, owned_path: OWNED.has(reason) ? owned_path : null };
}
