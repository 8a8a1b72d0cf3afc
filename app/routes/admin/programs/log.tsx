import { loadList } from '#app/components/data-table/load-list.ts';
import { LogPage } from '#app/features/admin-programs/log-page.tsx';
import { webhookAction } from '#app/features/admin-programs/webhook-actions.ts';
import type { ErrorHandle } from '#app/features/admin-shell/admin-error.tsx';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listWebhookDeliveries } from '#contract/admin/programs/webhook-endpoints.ts';
import { webhookLogCopy as copy } from '#messages/admin-programs.ts';
import type { Route } from './+types/log.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, listWebhookDeliveries, { params: { id: args.params.id } });

export const action = webhookAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function LogRoute({ loaderData }: Route.ComponentProps) {
  return <LogPage {...loaderData} />;
}
