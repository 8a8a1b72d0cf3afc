import { lazy, Suspense } from 'react';
import type { Overview } from '#contract/account/overview.ts';
import { Block, Nothing } from './block.tsx';
import { overviewCopy as copy } from './overview-copy.ts';

const SpendingBars = lazy(() =>
  import('./overview-charts.tsx').then((module) => ({ default: module.SpendingBars })),
);

/** What was spent in the last six months; somebody who never spent sees what will be here. */
export function Spending({ months }: { readonly months: Overview['history']['months'] }) {
  const isEmpty = months.every((month) => month.spent_bigint === 0);
  return (
    <Block title={copy.spending}>
      {isEmpty ? (
        <Nothing title={copy.nothingSpent} hint={copy.noSpending} />
      ) : (
        <Suspense fallback={<div className="h-[217px]" />}>
          <SpendingBars months={months} />
        </Suspense>
      )}
    </Block>
  );
}
