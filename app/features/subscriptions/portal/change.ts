import { data } from 'react-router';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';

export const changes = ['resume', 'plan', 'cancel'] as const;
export type Change = (typeof changes)[number];

export function parseChange(text: string): Change {
  const change = changes.find((one) => one === text);
  if (change === undefined) throw data(null, { status: 404 });
  return change;
}

export const changePath = (subscriptionId: string, change: Change) =>
  `/user/subscriptions/${subscriptionId}/${change}`;

export function isOffered(change: Change, { status, auto_renewal }: Subscription): boolean {
  if (change === 'resume') return status === 'cancelled';
  const isRunning = status === 'active' || status === 'trialing';
  return auto_renewal && (isRunning || (change === 'cancel' && status === 'past_due'));
}

export const shownPriceField = (plan: string) => `price_of_${plan}`;

export const ACCEPTED_PRICE = 'accepted_price';

export const CHANGE_FORM = 'subscription-change';
