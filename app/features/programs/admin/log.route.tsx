import { loadList } from '#app/components/data-table/load-list.ts';
import { LogPage } from '#app/features/programs/admin/log-page.tsx';
import { webhookAction } from '#app/features/programs/admin/webhook-actions.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listWebhookDeliveries } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhookLogCopy as copy } from '#messages/programs/admin.ts';
import type { Route } from './+types/log.route.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listWebhookDeliveries, { params: { id: args.params.id } });

export const action = webhookAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function LogRoute({ loaderData }: Route.ComponentProps) {
  return <LogPage {...loaderData} />;
}
