import { Badge } from '#app/components/ui/badge.tsx';
import type { Plan } from '#contract/catalog/plans.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import { pricePerCycle } from './plan-view.ts';

interface Props {
  readonly plans: readonly Plan[];
  readonly value: string;
  readonly onChange: (plan: string) => void;
}

/** The only list of prices; savings are computed from them (PROD-028, PROD-038). */
export function PlanPicker({ plans, value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="pb-1 text-ink-3 text-small">{serviceCopy.pickPlan}</legend>
      {plans.map((plan) => (
        <label
          key={plan.plan}
          className="grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0.5 border-line border-t border-dashed py-2.5 text-ui last:border-b has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="plan"
            value={plan.plan}
            checked={plan.plan === value}
            onChange={() => onChange(plan.plan)}
            className="size-5 accent-(--action)"
          />
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="flex items-center gap-2 font-semibold">
              {plan.name}
              {plan.saving_percent > 0 && (
                <Badge variant="hot">{serviceCopy.saves(plan.saving_percent)}</Badge>
              )}
            </span>
            <span className="figures num text-ink-2">{pricePerCycle(plan)}</span>
          </span>
          {plan.features.length > 0 && (
            <span className="col-start-2 text-ink-3 text-small">{plan.features.join(' · ')}</span>
          )}
          {!plan.is_available && (
            <span className="col-start-2 text-debit text-small">{serviceCopy.soldOut}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
