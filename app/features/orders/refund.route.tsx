import { data, redirect } from 'react-router';
import { donePath } from '#app/components/page/done-notice.tsx';
import { REFUND_FORM } from '#app/features/orders/refund-form.tsx';
import { RefundPage } from '#app/features/orders/refund-page.tsx';
import { refundSchema } from '#app/features/orders/refund-schema.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getOrderDetails, requestRefund } from '#contract/orders/orders.ts';
import { ordersCopy } from '#messages/orders/orders.ts';
import type { Route } from './+types/refund.route.ts';

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
