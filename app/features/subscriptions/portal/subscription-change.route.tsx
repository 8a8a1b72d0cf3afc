import { useState } from 'react';
import { redirect } from 'react-router';
import { ActionPage } from '#app/components/page/action-page.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listPlans, type Plan } from '#contract/catalog/plans.ts';
import { listSubscriptions, type Subscription } from '#contract/subscriptions/subscriptions.ts';
import { serviceCopy, subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import type { Route } from './+types/subscription-change.route.ts';
import { type Change, isOffered, parseChange } from './change.ts';
import { changeQuestion, useChangeForm } from './change-form.ts';
import { ChangeContent, currentChoice, PlanFields, plansAsAgreed } from './plan-fields.tsx';
import { changeAction } from './subscription-actions.ts';

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

interface Props {
  readonly subscription: Subscription;
  readonly change: Change;
  readonly plans: readonly Plan[];
}

function ChangePage({ subscription, change, plans }: Props) {
  const form = useChangeForm(subscription, change);
  const { plan: posted } = form.submittedValues;
  const [chosen, setChosen] = useState(typeof posted === 'string' ? posted : currentChoice(subscription));
  return (
    <ActionPage
      form={form}
      {...changeQuestion(subscription, change)}
      back="/user/subscriptions"
      backLabel={serviceCopy.back}
      canSubmit={change !== 'plan' || chosen !== currentChoice(subscription)}
    >
      {change === 'plan' ? (
        <PlanFields subscription={subscription} plans={plans} chosen={chosen} onChoose={setChosen} />
      ) : (
        <ChangeContent subscription={subscription} change={change} />
      )}
    </ActionPage>
  );
}
