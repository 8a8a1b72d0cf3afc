import type { Plan } from '#contract/public/plans.ts';
import { priceTableCopy as copy, serviceCopy } from '#messages/subscriptions.ts';
import { formatRupiah, yearlyCost } from '#shared/money/money.ts';
import { pricePerCycle } from './plan-view.ts';
import { ServiceSection } from './service-section.tsx';

/** The yearly cost of every plan (PROD-038). */
export function PriceTable({ plans }: { readonly plans: readonly Plan[] }) {
  if (plans.length === 0) return null;
  return (
    <ServiceSection title={copy.title} isAside>
      <table className="w-full text-ui max-[22rem]:text-small">
        <thead className="text-left text-ink-3 text-small">
          <tr>
            <th scope="col" className="pb-2 font-normal">
              {copy.plan}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal">
              {copy.price}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal max-sm:hidden">
              {copy.perYear}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-normal">
              {copy.saving}
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.plan} className="border-line-strong border-t border-dashed">
              <th scope="row" className="py-3 text-left font-semibold">
                {plan.name}
              </th>
              <td className="num py-3 pl-4 text-right">{pricePerCycle(plan)}</td>
              <td className="num py-3 pl-4 text-right text-ink-2 max-sm:hidden">
                {formatRupiah(yearlyCost(plan.price, plan.billing_cycle))}
              </td>
              <td className="num py-3 pl-4 text-right font-semibold text-credit">
                {plan.saving_percent > 0 ? serviceCopy.saves(plan.saving_percent) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ServiceSection>
  );
}
