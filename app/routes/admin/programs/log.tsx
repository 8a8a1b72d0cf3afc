import { parseTableView, tableQuery } from '#app/components/data-table/table-view.ts';
import { LogPage, logTableOptions } from '#app/features/admin-programs/log-page.tsx';
import { webhookAction } from '#app/features/admin-programs/webhook-actions.ts';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listWebhookDeliveries } from '#contract/admin/programs/webhook-endpoints.ts';
import { webhookLogCopy as copy } from '#messages/admin-programs.ts';
import type { Route } from './+types/log.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const view = parseTableView(new URL(request.url).searchParams, logTableOptions);
  const query = listWebhookDeliveries.query.parse(tableQuery(view));
  const listed = await api(context).call(listWebhookDeliveries, { params: { id: params.id }, query });
  return { view, ...orThrow(listed) };
}

export const action = webhookAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function LogRoute({ loaderData }: Route.ComponentProps) {
  return <LogPage {...loaderData} />;
}
