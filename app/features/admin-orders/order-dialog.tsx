import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { AdminOrderDetails, UnclaimedPurchase } from '#contract/admin/sales/orders.ts';
import { detailCopy as copy, ordersCopy } from '#messages/admin-orders.ts';
import { orderStatusLabels } from '#messages/order-status.ts';
import { orderStatuses } from '#shared/shop/orders.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { OrderDetails, OrderEntries, OrderItems, OrderMetadata, OrderTimeline } from './order-sections.tsx';
import { UnclaimedPurchaseOf } from './unclaimed-purchases.tsx';

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog);

interface OrderDialogProps {
  /** Null: no such order. */
  readonly details: AdminOrderDetails | null;
  /** Its purchase, while its guest has not come. */
  readonly unclaimed?: readonly UnclaimedPurchase[];
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

/** AORD-007, AORD-008: over the list; closing returns to the same view of it. */
export function OrderDialog({ details, unclaimed = [], canChange }: OrderDialogProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isRefunding, setRefunding] = useState(false);
  const close = () => navigate(`/admin/orders${search}`, { preventScrollReset: true });
  if (details === null)
    return (
      <DialogFrame
        title={ordersCopy.missing.title}
        text={ordersCopy.missing.hint}
        isHistoryStep={false}
        onClose={close}
      />
    );
  const { order, payments, events } = details;
  return (
    <DialogFrame
      size="medium"
      title={copy.title(order.id)}
      state={<OrderBadge status={order.status} />}
      text={`${order.customer_name}, ${formatCardDate(order.created_at)} ${formatTime(order.created_at)} WIB`}
      actions={canChange && <OrderActions details={details} onRefund={() => setRefunding(true)} />}
      isHistoryStep={false}
      onClose={close}
    >
      <UnclaimedPurchaseOf purchases={unclaimed} />
      <OrderDetails details={details} canOpen={canChange} />
      <OrderItems order={order} />
      <OrderEntries payments={payments} />
      <OrderTimeline events={events} />
      <OrderMetadata order={order} />
      {isRefunding && <RefundDialog details={details} onClose={() => setRefunding(false)} />}
    </DialogFrame>
  );
}

interface OrderActionsProps {
  readonly details: AdminOrderDetails;
  readonly onRefund: () => void;
}

function OrderActions({ details, onRefund }: OrderActionsProps) {
  const { order, refundable_bigint } = details;
  const statusChange = useActionFetcher();
  const receiptMail = useActionFetcher();
  const action = `/admin/orders/${order.id}`;
  const hasMoney = refundable_bigint > 0;
  const choose = (status: string) => {
    if (status === 'refunded' && hasMoney) onRefund();
    else statusChange.submit({ intent: 'status', status }, { method: 'post', action });
  };
  return (
    <>
      <Select
        aria-label={copy.status}
        value={order.status}
        disabled={statusChange.isBusy}
        onChange={({ target }) => choose(target.value)}
        className="mr-auto min-w-44 flex-1 sm:max-w-56"
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderStatusLabels[status]}
          </option>
        ))}
      </Select>
      <Button
        variant="outline"
        size="sm"
        busyText={receiptMail.isBusy ? copy.sending : undefined}
        onClick={() => receiptMail.submit({ intent: 'receipt' }, { method: 'post', action })}
      >
        {copy.receipt}
      </Button>
      {hasMoney && (
        <Button variant="danger" size="sm" onClick={onRefund}>
          {copy.refund}
        </Button>
      )}
    </>
  );
}
