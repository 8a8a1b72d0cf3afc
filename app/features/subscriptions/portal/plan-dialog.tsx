import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { fetchWithRetry } from '#app/lib/api/retry.ts';
import type { Subscription } from '#contract/account/subscriptions.ts';
import type { listPlans, Plan } from '#contract/public/plans.ts';
import { PlanPicker } from '../service/plan-picker.tsx';
import { subscriptionsCopy } from '../subscription-copy.ts';
import { ActionError } from './action-error.tsx';
import { planChangeText } from './subscription-text.ts';
import { useSubscriptionAction } from './use-subscription-action.ts';

interface Props {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** Takes effect with the next period. The current plan keeps its agreed price; choosing it again cancels a change. */
export function PlanDialog({ subscription, onClose }: Props) {
  const plans = usePlans(subscription);
  const [chosen, setChosen] = useState(subscription.next_plan?.plan ?? subscription.plan);
  const action = useSubscriptionAction(onClose);
  const plan = plans?.find((one) => one.plan === chosen);
  const isChange = plan !== undefined && plan.plan !== (subscription.next_plan?.plan ?? subscription.plan);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="max-h-[inherit] overflow-y-auto px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">{subscriptionsCopy.changePlan}</DialogTitle>
          <DialogDescription className="mt-1.5 mb-4 text-ink-2 text-ui">
            {subscription.product.title}
          </DialogDescription>
          {plans === null ? (
            <Skeleton className="h-32 w-full" />
          ) : (
            <PlanPicker plans={plans} value={chosen} onChange={setChosen} />
          )}
          <p aria-live="polite" className="mt-4 min-h-12 text-ink-2 text-small">
            {isChange && consequenceText(subscription, plan)}
          </p>
          <ActionError refusal={action.refusal} />
          <div className="mt-4 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose} disabled={action.isBusy}>
              Batal
            </Button>
            <Button
              disabled={!isChange}
              onClick={() =>
                plan !== undefined &&
                action.send('plan', { id: subscription.id, plan: plan.plan, price: String(plan.price) })
              }
              {...(action.isBusy && { busyText: subscriptionsCopy.busy })}
            >
              Simpan paket
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function consequenceText(subscription: Subscription, plan: Plan): string {
  if (plan.plan !== subscription.plan) return planChangeText(subscription, plan);
  return `Perubahan paket dibatalkan. ${subscription.plan_name} berjalan terus dengan harga yang sama.`;
}

/** Null while loading. The current plan has its agreed price. */
function usePlans(subscription: Subscription): readonly Plan[] | null {
  const [plans, setPlans] = useState<readonly Plan[] | null>(null);
  const { product_id, plan, price } = subscription;
  useEffect(() => {
    return fetchWithRetry(
      () => fetchPlans(product_id),
      (result) => {
        const offered = result.ok ? result.value.plans : [];
        setPlans(offered.map((one) => (one.plan === plan ? { ...one, price } : one)));
      },
    );
  }, [product_id, plan, price]);
  return plans;
}

function fetchPlans(id: string) {
  return browserClient.call<typeof listPlans>(
    { method: 'get', path: '/api/products/{id}/plans' },
    { params: { id } },
  );
}
