import { useState } from 'react';
import { WaitingChange, WaitingList } from '#app/components/admin/waiting-change.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { PostingConfirmDialog } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { PendingAdjustment } from '#contract/wallet/admin.ts';
import { waitingChangeCopy } from '#messages/components/waiting-change.ts';
import { waitingCopy as copy, referenceLabels } from '#messages/wallet/admin.ts';
import { formatSignedRupiah, toRupiah } from '#shared/money/money.ts';

interface PendingAdjustmentsProps {
  readonly adjustments: readonly PendingAdjustment[];
  /** Admins can only withdraw an adjustment that they requested themselves. */
  readonly viewerId: string;
}

export function PendingAdjustments({ adjustments, viewerId }: PendingAdjustmentsProps) {
  if (adjustments.length === 0) return null;
  return (
    <WaitingList id="pending-adjustments" title={copy.title} text={copy.text}>
      {adjustments.map((adjustment) => (
        <PendingRow key={adjustment.id} adjustment={adjustment} viewerId={viewerId} />
      ))}
    </WaitingList>
  );
}

interface PendingRowProps {
  readonly adjustment: PendingAdjustment;
  readonly viewerId: string;
}

function PendingRow({ adjustment, viewerId }: PendingRowProps) {
  const { id, amount_bigint, user_name, description, requested_by, created_at } = adjustment;
  const [isConfirming, setIsConfirming] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const decision = useActionFetcher({ onDone: () => setIsConfirming(false) });
  const isOwn = requested_by === viewerId;
  const canApprove = !isOwn && adjustment.user_id !== viewerId;
  const decide = (verdict: 'approve' | 'reject') =>
    decision.submit(
      { intent: 'decide', id, verdict, idempotency_key: `${key}:${verdict}` },
      { method: 'post', action: '/admin/wallets' },
    );
  const amount = formatSignedRupiah(toRupiah(amount_bigint));
  return (
    <li>
      <WaitingChange
        requestedBy={adjustment.requested_by_name}
        requestedAt={created_at}
        isOwn={isOwn}
        canApprove={canApprove}
        isBusy={decision.isBusy}
        onDecide={(verdict) => (verdict === 'approve' ? setIsConfirming(true) : void decide('reject'))}
      >
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Money amount={toRupiah(amount_bigint)} signed className="font-semibold" />
          <span className="min-w-0 truncate">{user_name}</span>
        </p>
        <p className="text-ink-2 text-small">
          {referenceLabels[adjustment.reference_type]}: {description}
        </p>
      </WaitingChange>
      {isConfirming && (
        <PostingConfirmDialog
          title={copy.confirmTitle(amount, user_name)}
          account={{
            name: user_name,
            email: adjustment.user_email,
            balance_bigint: adjustment.balance_bigint,
          }}
          change_bigint={amount_bigint}
          note={copy.confirmText}
          confirmLabel={waitingChangeCopy.approve}
          onConfirm={() => {
            setIsConfirming(false);
            void decide('approve');
          }}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </li>
  );
}
