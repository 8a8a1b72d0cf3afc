import { subscriptionsCopy } from '#messages/subscriptions/admin.ts';
import type { SubscriptionStatus } from '#shared/subscriptions/subscriptions.ts';
import { StatusDot, type StatusTone } from '../ui/status-dot.tsx';

const tones: Readonly<Record<SubscriptionStatus, StatusTone>> = {
  trialing: 'outline',
  active: 'ok',
  past_due: 'bad',
  cancelled: 'wait',
  expired: 'off',
};

export function SubscriptionBadge({ status }: { readonly status: SubscriptionStatus }) {
  return <StatusDot tone={tones[status]}>{subscriptionsCopy.statuses[status]}</StatusDot>;
}
