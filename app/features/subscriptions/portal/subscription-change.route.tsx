import { redirect } from 'react-router';
import { isOffered, parseChange } from '#app/features/subscriptions/portal/change.ts';
import { ChangePage } from '#app/features/subscriptions/portal/change-page.tsx';
import { plansAsAgreed } from '#app/features/subscriptions/portal/plan-fields.tsx';
import { changeAction } from '#app/features/subscriptions/portal/subscription-actions.ts';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listPlans } from '#contract/catalog/plans.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import type { Route } from './+types/subscription-change.route.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const change = parseChange(params.change);
  const client = api(context);
  const { subscriptions } = orThrow(await client.call(listSubscriptions, { query: { limit: 100 } }));
  const subscription = subscriptions.find(({ id }) => id === params.id);
  if (subscription === undefined || !isOffered(change, subscription)) throw redirect('/user/subscriptions');
  if (change !== 'plan') return { change, subscription, plans: [] };
  const { plans } = orThrow(await client.call(listPlans, { params: { id: subscription.product_id } }));
  return { change, subscription, plans: plansAsAgreed(plans, subscription) };
}

export const action = changeAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.title, robots: 'noindex' });

export default function SubscriptionChange({ loaderData }: Route.ComponentProps) {
  return <ChangePage {...loaderData} />;
}
