import { useState } from 'react';
import { Money } from '#app/components/commerce/money.tsx';
import { PostingConfirmDialog } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { PendingAdjustment } from '#contract/admin/sales/wallets.ts';
import { waitingCopy as copy, referenceLabels } from '#messages/admin-wallets.ts';
import { formatSignedRupiah, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';

interface PendingAdjustmentsProps {
  readonly adjustments: readonly PendingAdjustment[];
  /** Admins can only withdraw an adjustment that they requested themselves. */
  readonly viewerId: string;
}

/** Adjustments waiting for a second admin; renders nothing when there are none. */
export function PendingAdjustments({ adjustments, viewerId }: PendingAdjustmentsProps) {
  if (adjustments.length === 0) return null;
  return (
    <section
      aria-labelledby="pending-adjustments"
      className="mb-5 rounded-card border border-line bg-lift px-5 py-4"
    >
      <h2 id="pending-adjustments" className="text-t3">
        {copy.title}
      </h2>
      <p className="max-w-[60ch] text-ink-3 text-small">{copy.text}</p>
      <ul className="mt-2">
        {adjustments.map((adjustment) => (
          <PendingRow key={adjustment.id} adjustment={adjustment} viewerId={viewerId} />
        ))}
      </ul>
    </section>
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
  const decision = useActionFetcher(() => setIsConfirming(false));
  const isOwn = requested_by === viewerId;
  const canApprove = !isOwn && adjustment.user_id !== viewerId;
  const decide = (verdict: 'approve' | 'reject') =>
    decision.submit(
      { intent: 'decide', id, verdict, idempotency_key: `${key}:${verdict}` },
      { method: 'post', action: '/admin/wallets' },
    );
  const amount = formatSignedRupiah(toRupiah(amount_bigint));
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t py-3 text-ui">
      <div className="min-w-0 flex-[1_1_280px]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Money amount={toRupiah(amount_bigint)} signed className="font-semibold" />
          <span className="min-w-0 truncate">{user_name}</span>
        </p>
        <p className="break-words text-ink-2 text-small">
          {referenceLabels[adjustment.reference_type]}: {description}
        </p>
        <p className="text-ink-3 text-small">
          {copy.by(adjustment.requested_by_name)},{' '}
          <span className="num">
            {formatCardDate(created_at)}, {formatTime(created_at)}
          </span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="outline"
          size="sm"
          busyText={decision.isBusy ? copy.sending : undefined}
          onClick={() => decide('reject')}
        >
          {isOwn ? copy.takeBack : copy.reject}
        </Button>
        {canApprove && (
          <Button size="sm" disabled={decision.isBusy} onClick={() => setIsConfirming(true)}>
            {copy.approve}
          </Button>
        )}
      </div>
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
          confirmLabel={copy.approve}
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
