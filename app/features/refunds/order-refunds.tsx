import { useState } from 'react';
import { ActionDialog } from '#app/components/dialogs/action-dialog.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { formatRefundDeadline } from '#app/lib/refund-deadline.ts';
import { toast } from '#app/lib/toast.ts';
import type { ItemRefund, OrderDetails } from '#contract/orders/orders.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import { ordersCopy as copy } from '#messages/orders/orders.ts';
import { refundObstacleText } from '#messages/refunds/obstacles.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { purchaseKindOf } from '#shared/shop/purchase-kind.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import {
  type OrderItem,
  RefundFields,
  type RefundTarget,
  refundPath,
  refundQuestion,
  useRefundForm,
} from './refund-form.tsx';

type Request = ItemRefund['requests'][number];

/** Applies the refund policy of the time of the order (DECISIONS 51). */
export function OrderRefunds({ details }: { readonly details: OrderDetails }) {
  const { refunds, order } = details;
  const [policy] = refunds.map((refund) => refund.policy);
  if (order.amount_bigint === 0 || policy === undefined) return null;
  return (
    <section id="pengembalian" aria-labelledby="refund-title" className="scroll-mt-20">
      <h2 id="refund-title" className="text-t3">
        {copy.refund}
      </h2>
      <p className="mt-1 mb-3 max-w-[38em] text-ink-2 text-ui">
        {order.items
          .map(({ type }) => purchaseKindOf(type))
          .filter((kind, index, all) => all.indexOf(kind) === index)
          .map((kind) => purchaseWords.refund[kind]({ days: policy.days, percent: policy.max_percent }))
          .join(' ')}{' '}
        {copy.refundDecided}
      </p>
      <ul>
        {refunds.map((refund) => {
          const item = order.items.find(({ id }) => id === refund.order_item_id);
          return item && <RefundRow key={item.id} orderId={order.id} refund={refund} item={item} />;
        })}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly orderId: string;
  readonly refund: ItemRefund;
  readonly item: OrderItem;
}

function RefundRow({ orderId, refund, item }: RowProps) {
  const [isRequesting, setIsRequesting] = useState(false);
  const { obstacle, until, requests } = refund;
  return (
    <li className="grid gap-2 border-line border-t py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-ui">
          <b className="font-semibold">{item.title}</b>
          <span className="block text-ink-3 text-small">
            {obstacle === null
              ? copy.refundUntil(formatRefundDeadline(until))
              : obstacle !== 'REFUND_ALREADY_REQUESTED' &&
                refundObstacleText(obstacle, purchaseKindOf(item.type))}
          </span>
        </p>
        {obstacle === null && (
          <Button asChild size="sm" variant="outline">
            <DialogLink to={refundPath(orderId, item.id)} onOpen={() => setIsRequesting(true)}>
              {copy.refundAsk}
            </DialogLink>
          </Button>
        )}
      </div>
      {requests.map((request) => (
        <RefundRequestStatus key={request.id} orderId={orderId} request={request} />
      ))}
      {isRequesting && (
        <RefundDialog
          orderId={orderId}
          item={item}
          destinations={refund.destinations}
          onClose={() => setIsRequesting(false)}
        />
      )}
    </li>
  );
}

const tones = { requested: 'hot', approved: 'ok', rejected: 'bad', withdrawn: 'off' } as const;

interface StatusProps {
  readonly orderId: string;
  readonly request: Request;
}

function RefundRequestStatus({ orderId, request }: StatusProps) {
  return (
    <div className="notice grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge variant={tones[request.status]}>{copy.requestStatuses[request.status]}</Badge>
        <span className="num text-ink-2 text-small">
          {formatRupiah(toRupiah(request.amount_bigint))} · {formatCardDate(request.created_at)}
        </span>
      </p>
      <p className="whitespace-pre-line break-words text-ink-2">{request.reason}</p>
      {request.decision_note !== '' && (
        <p className="whitespace-pre-line break-words">{request.decision_note}</p>
      )}
      {request.status === 'requested' && (
        <PostButton
          id={`withdraw-${request.id}`}
          action={`/user/orders/${orderId}#pengembalian`}
          fields={{ [INTENT]: 'withdraw', id: request.id }}
          onSuccess={() => toast.success(copy.done.withdraw)}
          size="sm"
          variant="danger"
          className="justify-self-start"
        >
          {copy.withdraw}
        </PostButton>
      )}
    </div>
  );
}

interface Props extends RefundTarget {
  readonly destinations: ItemRefund['destinations'];
  readonly onClose: () => void;
}

function RefundDialog({ orderId, item, destinations, onClose }: Props) {
  const form = useRefundForm({ orderId, item }, () => {
    toast.success(copy.done.refund);
    onClose();
  });
  return (
    <ActionDialog form={form} {...refundQuestion(item)} onClose={onClose}>
      <RefundFields destinations={destinations} />
    </ActionDialog>
  );
}
