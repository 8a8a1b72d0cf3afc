import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '#app/components/empty-state.tsx';
import { OrderBadge } from '#app/components/order-badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#app/components/ui/dialog.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useAnswer } from '#app/hooks/use-answer.ts';
import type { AdminOrderDetails } from '#contract/admin/orders.ts';
import { formatCardDate, formatTime } from '#shared/dates.ts';
import { orderStatuses } from '#shared/orders.ts';
import { OrderEntries, OrderFacts, OrderItems, OrderMetadata, OrderTimeline } from './order-sections.tsx';
import { detailCopy as copy, ordersCopy } from './orders-copy.ts';
import { RefundDialog } from './refund-dialog.tsx';

interface OrderDialogProps {
  /** null: there is no such order. */
  readonly details: AdminOrderDetails | null;
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

/** AORD-007, AORD-008: an order over the list; closing it leads back to the same view of the list. */
export function OrderDialog({ details, canChange }: OrderDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isRefunding, setRefunding] = useState(false);
  const close = () => navigate(`/admin/orders${search}`, { preventScrollReset: true });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent size="medium">
        {details === null ? (
          <>
            <DialogTitle className="sr-only">{ordersCopy.missing.title}</DialogTitle>
            <DialogDescription className="sr-only">{ordersCopy.missing.hint}</DialogDescription>
            <EmptyState {...ordersCopy.missing} className="border-0" />
          </>
        ) : (
          <>
            <DialogHeader>
              <DialogTitle className="num flex flex-wrap items-center gap-3">
                {copy.title(details.order.id)}
                <OrderBadge status={details.order.status} />
              </DialogTitle>
              <DialogDescription className="num break-words">
                {details.order.customer_name}, {formatCardDate(details.order.created_at)}{' '}
                {formatTime(details.order.created_at)} WIB
              </DialogDescription>
            </DialogHeader>
            <DialogBody>
              <OrderFacts details={details} />
              <OrderItems order={details.order} />
              <OrderEntries payments={details.payments} />
              <OrderTimeline events={details.events} />
              <OrderMetadata order={details.order} />
            </DialogBody>
            {canChange && <Deeds details={details} onRefund={() => setRefunding(true)} />}
            {isRefunding && <RefundDialog details={details} onClose={() => setRefunding(false)} />}
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface DeedsProps {
  readonly details: AdminOrderDetails;
  readonly onRefund: () => void;
}

function Deeds({ details, onRefund }: DeedsProps) {
  const { order, refundable_bigint } = details;
  const changing = useAnswer();
  const sending = useAnswer();
  const action = `/admin/orders/${order.id}`;
  const hasMoney = refundable_bigint > 0;
  const choose = (status: string) => {
    if (status === 'refunded' && hasMoney) onRefund();
    else changing.submit({ do: 'status', status }, { method: 'post', action });
  };
  return (
    <DialogFooter className="flex-wrap justify-between">
      <Select
        aria-label={copy.status}
        value={order.status}
        disabled={changing.isBusy}
        onChange={({ target }) => choose(target.value)}
        className="min-w-44 flex-1 sm:flex-none"
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          busyText={sending.isBusy ? copy.sending : undefined}
          onClick={() => sending.submit({ do: 'receipt' }, { method: 'post', action })}
        >
          {copy.receipt}
        </Button>
        {hasMoney && (
          <Button variant="danger" size="sm" onClick={onRefund}>
            {copy.refund}
          </Button>
        )}
      </div>
    </DialogFooter>
  );
}
