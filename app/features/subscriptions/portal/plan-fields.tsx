import type { Plan } from '#contract/catalog/plans.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { PlanPicker } from '../service/plan-picker.tsx';
import { shownPriceField } from './change.ts';
import { ChangeTerms } from './change-terms.tsx';
import { planTerms } from './subscription-text.ts';

export const plansAsAgreed = (offered: readonly Plan[], { plan, price }: Subscription): readonly Plan[] =>
  offered.map((one) => (one.plan === plan ? { ...one, price } : one));

export const currentChoice = ({ next_plan, plan }: Subscription) => next_plan?.plan ?? plan;

interface Props {
  readonly subscription: Subscription;
  readonly plans: readonly Plan[];
  readonly chosen: string;
  readonly onChoose: (plan: string) => void;
}

export function PlanFields({ subscription, plans, chosen, onChoose }: Props) {
  const plan = plans.find((one) => one.plan === chosen);
  return (
    <div>
      {plans.map((one) => (
        <input key={one.plan} type="hidden" name={shownPriceField(one.plan)} value={one.price} />
      ))}
      <PlanPicker plans={plans} value={chosen} onChange={onChoose} />
      {plan !== undefined && (
        <div className="mt-6">
          <ChangeTerms terms={planTerms(subscription, plan)} />
        </div>
      )}
    </div>
  );
}
