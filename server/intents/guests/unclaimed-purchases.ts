import type { UnclaimedPurchase } from '#contract/orders/admin.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Reader } from '#server/platform/database/db.ts';
import { addJob } from '#server/platform/database/queue.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import type { PageWindow } from '#server/platform/lists/list-window.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { PurchaseNotFound } from './guest-purchases.ts';
import { selectUnclaimed, type UnclaimedFilter } from './guests.queries.ts';

export async function listUnclaimedPurchases(
  reader: Reader,
  filter: UnclaimedFilter,
  window: PageWindow,
): Promise<{ readonly purchases: UnclaimedPurchase[]; readonly total: number }> {
  const { rows, total } = await selectUnclaimed(reader, filter, window);
  return {
    total,
    purchases: rows.map(({ total_bigint, ...row }) => ({ ...row, amount: toRupiah(total_bigint) })),
  };
}

export function resendPurchaseLink(
  db: Database,
  actor: Actor,
  id: string,
): Promise<Result<{ readonly sent_to: string }, PurchaseNotFound>> {
  return withTx(db, async (tx): Promise<Result<{ readonly sent_to: string }, PurchaseNotFound>> => {
    const { rows } = await selectUnclaimed(tx, { id }, { limit: 1, offset: 0 });
    const [found] = rows;
    if (found === undefined) return refuse({ code: 'PURCHASE_NOT_FOUND' });
    await addJob(tx, { name: 'send-purchase-link', payload: { intent_id: id } });
    await recordAudit(tx, actor, {
      action: 'order.link_resent',
      subject: { type: 'order', id: found.order_id ?? id },
    });
    return succeed({ sent_to: found.email });
  });
}
