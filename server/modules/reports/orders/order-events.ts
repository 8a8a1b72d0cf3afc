import type { ReferencedEntry } from '#server/modules/ledger/index.ts';
import type { ItemRefund } from '#server/modules/refunds/index.ts';
import type { Sen } from '#shared/money.ts';

/** `note` is the actor's own text. */
export interface OrderEvent {
  readonly at: string;
  readonly kind:
    | 'ordered'
    | 'paid'
    | 'invoiced'
    | 'refunded'
    | 'refund_requested'
    | 'refund_approved'
    | 'refund_rejected'
    | 'refund_withdrawn';
  readonly amount_bigint: Sen | null;
  readonly note: string;
}

interface LedgerMovement extends Pick<ReferencedEntry, 'type' | 'amount_bigint'> {
  readonly created_at: string;
}

/** Wallet entries of an order. */
export function entryEvents(entries: readonly LedgerMovement[]): OrderEvent[] {
  return entries.map(({ created_at, type, amount_bigint }) => {
    const kind = type === 'refund' ? 'refunded' : 'paid';
    return { at: created_at, kind, amount_bigint, note: '' };
  });
}

/** Refund requests and their outcome. */
export function requestEvents({ requests }: ItemRefund): OrderEvent[] {
  return requests.flatMap(({ created_at, decided_at, status, amount_bigint, reason, decision_note }) => {
    const requested: OrderEvent = { at: created_at, kind: 'refund_requested', amount_bigint, note: reason };
    if (decided_at === null || status === 'requested') return [requested];
    return [
      requested,
      { at: decided_at, kind: `refund_${status}`, amount_bigint: null, note: decision_note },
    ];
  });
}
