import { DeliveryPage } from '#app/features/programs/admin/delivery-page.tsx';
import { webhookAction } from '#app/features/programs/admin/webhook-actions.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getWebhookDelivery } from '#contract/programs/admin-webhook-endpoints.ts';
import { webhookLogCopy as copy } from '#messages/programs/admin.ts';
import type { Route } from './+types/delivery.route.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  orThrow(await api(context).call(getWebhookDelivery, { params: { id: params.delivery } }));

export const action = webhookAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({ title: copy.title, errorTitle: copy.failed });

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function DeliveryRoute({ loaderData }: Route.ComponentProps) {
  return <DeliveryPage {...loaderData} />;
}
