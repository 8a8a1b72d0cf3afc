import { z } from 'zod';
import type { PurchaseIntent } from '#contract/intents/purchase-intents.ts';
import { labelNota } from '#messages/checkout/nota.ts';
import { type Rupiah, type Sen, sen, suggestedTopUp, toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { ownedPage } from '#shared/shop/bought-page.ts';
import { type NotaLine, notaOf } from '#shared/shop/nota.ts';
import { readAccount } from '../account/index.ts';
import { readProductsForSale } from '../catalog/index.ts';
import { readWallet } from '../ledger/index.ts';
import { readPaymentOf, readReceivedFor } from '../payments/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { PageWindow } from '../platform/lists/list-window.ts';
import {
  type IntentRow,
  selectIntent,
  selectIntentsOf,
  selectOwnIntent,
  selectVisibleIntents,
} from './intents.queries.ts';

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

/** Uses the promised prices. `pays`: the amount of its open payment; null: none is open. */
export function notaOfIntent(
  intent: Pick<IntentRow, 'id' | 'title' | 'total_bigint' | 'lines'>,
  pays: Sen | null,
) {
  const lines = intent.lines.length > 0 ? intent.lines : [wholeLine(intent)];
  return labelNota(notaOf(lines, pays === null ? null : { way: null, brought: pays }));
}

const wholeLine = ({
  id,
  title,
  total_bigint,
}: Pick<IntentRow, 'id' | 'title' | 'total_bigint'>): NotaLine => ({
  product_id: id,
  title,
  quantity: 1,
  price_bigint: total_bigint,
  discount_bigint: sen(0),
  owned_bigint: sen(0),
  bump_bigint: sen(0),
  discount_code: null,
  discount_title: null,
});

const wanted = z.object({
  product_id: z.string().optional(),
  plan: z.string().optional(),
  with_trial: z.boolean().default(false),
  items: z.array(z.object({ product_id: z.string() })).default([]),
});

interface WantedProduct {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly checkout: string;
}

/** Null if the request has several products or its product is gone. */
export async function readWantedProduct(reader: Reader, request: unknown): Promise<WantedProduct | null> {
  const { product_id, plan, items } = wanted.parse(request);
  const ids = product_id === undefined ? items.map((item) => item.product_id) : [product_id];
  const [product, ...others] = await readProductsForSale(reader, ids);
  if (product === undefined || others.length > 0) return null;
  const { slug, title, type } = product;
  const query = plan === undefined ? '' : `?${new URLSearchParams({ plan })}`;
  return { slug, title, type, checkout: `/checkout/${slug}${query}` };
}

export const isTrial = (request: unknown): boolean => wanted.parse(request).with_trial;
