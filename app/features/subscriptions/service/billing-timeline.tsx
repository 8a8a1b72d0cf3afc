import { formatRupiah } from '#shared/money/money.ts';
import type { BillingMoment } from './plan-view.ts';

export function BillingTimeline({ moments }: { readonly moments: readonly BillingMoment[] }) {
  return (
    <ol className="mt-7 grid sm:auto-cols-fr sm:grid-flow-col">
      {moments.map(({ when, what, amount }) => (
        <li
          key={when}
          className="relative border-line-strong pb-6 pl-7 max-sm:border-l max-sm:last:border-l-transparent sm:border-t sm:pt-6 sm:pr-6 sm:pl-0 sm:last:border-t-transparent"
        >
          <i
            aria-hidden
            className={`absolute top-0.5 -left-[7px] size-3.5 rounded-full ring-2 sm:-top-[7px] sm:left-0 ${amount === null ? 'bg-paper ring-line-strong' : 'bg-action ring-action'}`}
          />
          <p className="font-semibold text-ui">{when}</p>
          <p className="mt-0.5 text-ink-2 text-ui">{what}</p>
          {amount !== null && (
            <p className="figures num mt-1.5 font-semibold text-amount">{formatRupiah(amount)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
