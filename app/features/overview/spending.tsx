import { lazy, Suspense } from 'react';
import type { Overview } from '#contract/account/overview.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { OverviewEmpty, OverviewSection } from './overview-section.tsx';

const SpendingBars = lazy(() =>
  import('./overview-charts.tsx').then((module) => ({ default: module.SpendingChart })),
);

/** The last six months. */
export function Spending({ months }: { readonly months: Overview['history']['months'] }) {
  const isEmpty = months.every((month) => month.spent_bigint === 0);
  return (
    <OverviewSection title={copy.spending}>
      {isEmpty ? (
        <OverviewEmpty title={copy.nothingSpent} hint={copy.noSpending} />
      ) : (
        <Suspense fallback={<div className="h-[217px]" />}>
          <SpendingBars months={months} />
        </Suspense>
      )}
    </OverviewSection>
  );
}
