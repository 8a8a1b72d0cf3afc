import { data, redirect } from 'react-router';
import { ActionPage } from '#app/components/page/action-page.tsx';
import { donePath } from '#app/components/page/done-notice.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getOrderDetails, type ItemRefund, requestRefund } from '#contract/orders/orders.ts';
import { ordersCopy } from '#messages/orders/orders.ts';
import type { Route } from './+types/refund.route.ts';
import {
  REFUND_FORM,
  RefundFields,
  type RefundTarget,
  refundQuestion,
  useRefundForm,
} from './refund-form.tsx';
import { refundSchema } from './refund-schema.ts';

export async function loader({ params: { id, item: itemId }, context }: Route.LoaderArgs) {
  const details = foundOrNull(await api(context).call(getOrderDetails, { params: { id } }));
  if (details === null) throw data(null, { status: 404 });
  const { order, refunds } = details;
  const item = order.items.find((one) => one.id === itemId);
  const refund = refunds.find(({ order_item_id }) => order_item_id === itemId);
  if (item === undefined || refund === undefined || refund.obstacle !== null) {
    throw redirect(`/user/orders/${id}#pengembalian`);
  }
  return { item, destinations: refund.destinations };
}

export const action = formAction({
  endpoint: requestRefund,
  form: REFUND_FORM,
  schema: refundSchema,
  call: (body, { param }) => ({ body: { ...body, order_item_id: param('item') } }),
  to: (_, __, { param }) => donePath(`/user/orders/${param('id')}`, 'refund', '#pengembalian'),
  refuse: ({ code, message }) => ({ code, message, fields: { reason: message } }),
});

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: ordersCopy.dialogTitle, robots: 'noindex' });

export default function Refund({ loaderData, params }: Route.ComponentProps) {
  return <RefundPage orderId={params.id} {...loaderData} />;
}

interface Props extends RefundTarget {
  readonly destinations: ItemRefund['destinations'];
}

function RefundPage({ orderId, item, destinations }: Props) {
  const form = useRefundForm({ orderId, item });
  return (
    <ActionPage
      form={form}
      {...refundQuestion(item)}
      back={`/user/orders/${orderId}#pengembalian`}
      backLabel={ordersCopy.backToOrder}
    >
      <RefundFields destinations={destinations} />
    </ActionPage>
  );
}
