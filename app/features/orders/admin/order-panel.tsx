import { useState } from 'react';
import { useLocation } from 'react-router';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import type { AdminOrderDetails, UnclaimedPurchase } from '#contract/orders/admin.ts';
import { detailCopy as copy, ordersCopy } from '#messages/orders/admin.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { orderStatuses, orderTitle } from '#shared/shop/orders.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import { OrderDetails, OrderEntries, OrderItems, OrderMetadata, OrderTimeline } from './order-sections.tsx';
import { UnclaimedPurchaseOf } from './unclaimed-purchases.tsx';

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog);

interface OrderPanelProps {
  /** Null: the order does not exist. */
  readonly details: AdminOrderDetails | null;
  readonly unclaimed?: readonly UnclaimedPurchase[];
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

/** Stands beside the list; closing returns to the same view of it (AORD-007, AORD-008). */
export function OrderPanel({ details, unclaimed = [], canChange }: OrderPanelProps) {
  const { search } = useLocation();
  const [isRefunding, setRefunding] = useState(false);
  const back = `/admin/orders${search}`;
  if (details === null)
    return <DetailPanel title={ordersCopy.missing.title} text={ordersCopy.missing.hint} back={back} />;
  const { order, payments, events } = details;
  return (
    <DetailPanel
      title={orderTitle(order)}
      state={<OrderBadge status={order.status} />}
      text={`${order.customer_name}, ${copy.title(order.id)}, ${formatCardDate(order.created_at)} ${formatTime(order.created_at)} WIB`}
      actions={canChange && <OrderActions details={details} onRefund={() => setRefunding(true)} />}
      back={back}
    >
      <UnclaimedPurchaseOf purchases={unclaimed} />
      <OrderDetails details={details} canOpen={canChange} />
      <OrderItems order={order} />
      <OrderEntries payments={payments} />
      <OrderTimeline events={events} />
      <OrderMetadata order={order} />
      {isRefunding && <RefundDialog details={details} onClose={() => setRefunding(false)} />}
    </DetailPanel>
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
        className="basis-full"
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
