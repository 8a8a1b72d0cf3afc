import { subscriptionAction } from '#app/features/subscriptions/admin/subscription-actions.ts';
import { SubscriptionPanel } from '#app/features/subscriptions/admin/subscription-panel.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getAnySubscription } from '#contract/subscriptions/admin.ts';
import { subscriptionsCopy } from '#messages/subscriptions/admin.ts';
import type { Route } from './+types/subscription.route.ts';

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
