import { webhookAction } from '#app/features/programs/admin/webhook-actions.ts';
import { WebhooksPage } from '#app/features/programs/admin/webhooks-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { listWebhookEndpoints } from '#contract/programs/admin-webhook-endpoints.ts';
import { programsCopy as copy } from '#messages/programs/admin.ts';
import type { Route } from './+types/webhooks.route.ts';

export const loader = async ({ context }: Route.LoaderArgs) =>
  orThrow(await api(context).call(listWebhookEndpoints));

export const action = webhookAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.webhooks, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.webhooks, robots: 'noindex' });

export default function WebhooksRoute({ loaderData }: Route.ComponentProps) {
  return <WebhooksPage {...loaderData} />;
}
