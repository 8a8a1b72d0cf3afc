import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { decideRefund, listRefundRequests } from '#contract/refunds/admin.ts';
import { refundsCopy as copy, refundsCopy } from '#messages/refunds/admin.ts';
import { refundStatuses } from '#shared/refunds/refunds.ts';
import type { Route } from './+types/refunds.route.ts';
import { decisionInput } from './decision-input.ts';
import { RefundsPage, readQueue } from './refunds-page.tsx';

const decisionAction = formAction({
  endpoint: decideRefund,
  form: 'decide-refund',
  schema: decisionInput,
  call: (body, { text, key }) => ({ params: { id: text('id') }, idempotency_key: key, body }),
  done: (_, { verdict }, { text }) => (verdict === 'approve' ? copy.approved(text('amount')) : copy.rejected),
  fieldOf: { REASON_REQUIRED: 'note' },
});

export async function loader({ request, context }: Route.LoaderArgs) {
  const table = readQueue(new URL(request.url).searchParams);
  const { view } = table;
  const status = refundStatuses.find((name) => name === view.filters.status);
  const query = {
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
    ...(status !== undefined && { status }),
  };
  return { table, ...orThrow(await api(context).call(listRefundRequests, { query })) };
}

export const action = decisionAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: refundsCopy.title, errorTitle: refundsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: refundsCopy.title, robots: 'noindex' });

export default function RefundsRoute({ loaderData }: Route.ComponentProps) {
  return <RefundsPage {...loaderData} />;
}
