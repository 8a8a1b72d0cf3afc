import { PageError } from '#app/components/page/page-error.tsx';
import { handleDecision } from '#app/features/admin-refunds/decision-action.ts';
import { PAGE_SIZE, queueTabs, RefundsPage } from '#app/features/admin-refunds/refunds-page.tsx';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { actionApi, api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { parsePage } from '#app/lib/search-params.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listRefundRequests } from '#contract/admin/refunds.ts';
import { refundsCopy } from '#messages/admin-refunds.ts';
import type { Route } from './+types/refunds.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const page = parsePage(search);
  const tab = queueTabs.find((name) => name === search.get('status')) ?? 'requested';
  const window = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const query = tab === 'all' ? window : { ...window, status: tab };
  const result = await api(context).call(listRefundRequests, { query });
  return { tab, page, list: result.ok ? result.value : null };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleDecision(actionApi(context), await request.formData());
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: refundsCopy.title, errorTitle: refundsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: refundsCopy.title, robots: 'noindex' });

export default function RefundsRoute({ loaderData: { list, ...view } }: Route.ComponentProps) {
  if (list === null) return <PageError title={refundsCopy.title} message={refundsCopy.failed} />;
  return <RefundsPage {...view} {...list} />;
}
