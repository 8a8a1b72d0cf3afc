import type { PurchaseIntent } from '#contract/account/purchase-intents.ts';
import { readWallet } from '#server/modules/ledger/index.ts';
import type { Database } from '#server/platform/db.ts';
import { withTx } from '#server/platform/with-tx.ts';
import { sen } from '#shared/money.ts';
import type { IntentKind } from '#shared/purchase-intents.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { intentHandlers, type PurchaseRequest, type RefusalsByKind } from './intent-handlers.ts';
import { upsertIntent } from './intents.queries.ts';
import { toIntent } from './read-intents.ts';

export type IntentRefusal<K extends IntentKind> = RefusalsByKind[K] | { readonly code: 'NOTHING_TO_PAY' };

/**
 * Stores a purchase to complete once the money arrives. Refuses what could not be bought now either, balance aside; the
 * same request twice is one intent. Moves no money.
 */
export function openIntent<K extends IntentKind>(
  db: Database,
  kind: K,
  input: PurchaseRequest,
): Promise<Result<PurchaseIntent, IntentRefusal<K>>> {
  return withTx(db, async (tx): Promise<Result<PurchaseIntent, IntentRefusal<K>>> => {
    const quoted = await intentHandlers[kind].quote(tx, input);
    if (!quoted.ok) return quoted;
    const { title, total } = quoted.value;
    if (total === 0) return refuse({ code: 'NOTHING_TO_PAY' });
    const { buyer, request } = input;
    const row = await upsertIntent(tx, { user_id: buyer.id, kind, request, title, total_bigint: total });
    const wallet = await readWallet(tx, buyer.id);
    return succeed(toIntent(row, wallet?.balance_bigint ?? sen(0)));
  });
}
