import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import type { Overview } from '#contract/account/overview.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { toRupiah } from '#shared/money/money.ts';
import { DAY_MS, dayOf, formatDayMonth, startOfDay } from '#shared/time/dates.ts';
import { OverviewEmpty, OverviewSection } from './overview-section.tsx';

interface Props {
  readonly weeks: Overview['history']['weeks'];
  /** When the wallet was opened; null: not yet. */
  readonly since: string | null;
}

/** The last half a year. */
export function Spending({ weeks, since }: Props) {
  const isEmpty = weeks.every((week) => week.spent_bigint === 0);
  return (
    <OverviewSection title={copy.spending}>
      {since !== null && <SpendingChart weeks={weeks} since={since} />}
      {isEmpty && <OverviewEmpty title={copy.nothingSpent} hint={copy.noSpending} />}
    </OverviewSection>
  );
}

const LAST_DAY_MS = 6 * DAY_MS;

export function SpendingChart({ weeks, since }: { readonly weeks: Props['weeks']; readonly since: string }) {
  return (
    <ColumnChart
      caption={copy.spending}
      begins={{ day: dayOf(since), label: copy.opened(formatDayMonth(since)) }}
      columns={weeks.map(({ week, spent_bigint }) => ({
        first: week,
        last: dayOf(new Date(startOfDay(week).getTime() + LAST_DAY_MS)),
        amount: toRupiah(spent_bigint),
      }))}
    />
  );
}
