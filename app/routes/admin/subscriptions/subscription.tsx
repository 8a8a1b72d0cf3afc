import { subscriptionAction } from '#app/features/admin-subscriptions/subscription-actions.ts';
import { SubscriptionPanel } from '#app/features/admin-subscriptions/subscription-panel.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getAnySubscription } from '#contract/admin/sales/subscriptions.ts';
import { subscriptionsCopy } from '#messages/admin-subscriptions.ts';
import type { Route } from './+types/subscription.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return foundOrNull(await api(context).call(getAnySubscription, { params: { id: params.id } }));
}

export const action = subscriptionAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.pageTitle, robots: 'noindex' });

export default function SubscriptionRoute({ loaderData }: Route.ComponentProps) {
  return <SubscriptionPanel details={loaderData} />;
}
