import { useState } from 'react';
import { useLocation } from 'react-router';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import { DetailPanel } from '#app/components/data-table/detail-panel.tsx';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { useActionFetcher } from '#app/hooks/use-action-fetcher.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import {
  type AdminOrderDetails,
  getAnyOrder,
  listUnclaimedPurchases,
  type UnclaimedPurchase,
} from '#contract/orders/admin.ts';
import { detailCopy as copy, ordersCopy } from '#messages/orders/admin.ts';
import { orderStatusLabels } from '#messages/orders/status.ts';
import { orderStatuses, orderTitle } from '#shared/shop/orders.ts';
import { formatCardDate, formatTime } from '#shared/time/dates.ts';
import type { Route } from './+types/order.route.ts';
import { orderAction } from './order-actions.ts';
import { OrderDetails, OrderEntries, OrderItems, OrderMetadata, OrderTimeline } from './order-sections.tsx';
import { UnclaimedPurchaseOf } from './unclaimed-purchases.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [order, unclaimed, viewer] = await Promise.all([
    client.call(getAnyOrder, { params: { id: params.id } }),
    client.call(listUnclaimedPurchases, { query: { order_id: params.id } }),
    client.call(getViewer),
  ]);
  return {
    details: foundOrNull(order),
    unclaimed: foundOrNull(unclaimed)?.purchases ?? [],
    can_change: orThrow(viewer).user?.role === 'admin',
  };
}

export const action = orderAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: ordersCopy.pageTitle, robots: 'noindex' });

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const { details, unclaimed, can_change } = loaderData;
  return <OrderPanel details={details} unclaimed={unclaimed} canChange={can_change} />;
}

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog);

interface OrderPanelProps {
  /** Null: the order does not exist. */
  readonly details: AdminOrderDetails | null;
  readonly unclaimed?: readonly UnclaimedPurchase[];
  /** Moderators only read (DECISIONS 35). */
  readonly canChange: boolean;
}

/** Stands beside the list; closing returns to the same view of it (AORD-007, AORD-008). */
function OrderPanel({ details, unclaimed = [], canChange }: OrderPanelProps) {
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
