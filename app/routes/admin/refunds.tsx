import { PageError } from '#app/components/page/page-error.tsx';
import { decisionAction } from '#app/features/admin-refunds/decision-action.ts';
import { parseQueueView, RefundsPage } from '#app/features/admin-refunds/refunds-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listRefundRequests } from '#contract/admin/sales/refunds.ts';
import { refundsCopy } from '#messages/admin-refunds.ts';
import { refundStatuses } from '#shared/shop/refunds.ts';
import type { Route } from './+types/refunds.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseQueueView(new URL(request.url).searchParams);
  const status = refundStatuses.find((name) => name === view.filters.status);
  const query = {
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
    ...(status !== undefined && { status }),
  };
  const result = await api(context).call(listRefundRequests, { query });
  return { view, list: result.ok ? result.value : null };
}

export const action = decisionAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: refundsCopy.title, errorTitle: refundsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: refundsCopy.title, robots: 'noindex' });

export default function RefundsRoute({ loaderData: { list, ...view } }: Route.ComponentProps) {
  if (list === null) return <PageError title={refundsCopy.title} message={refundsCopy.failed} />;
  return <RefundsPage {...view} {...list} />;
}
