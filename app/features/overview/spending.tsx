import { ColumnChart } from '#app/components/chart/column-chart.tsx';
import type { Overview } from '#contract/account/overview.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { DAY_MS, dayOf, formatArticleDate, formatDayMonth, startOfDay } from '#shared/dates.ts';
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

const WEEK_MS = 7 * DAY_MS;

export function SpendingChart({ weeks, since }: { readonly weeks: Props['weeks']; readonly since: string }) {
  const [first] = weeks;
  if (first === undefined) return null;
  const opened = startOfDay(dayOf(since)).getTime();
  return (
    <ColumnChart
      caption={copy.spending}
      heads={[copy.week, copy.amount]}
      ends={[formatDayMonth(startOfDay(first.week)), copy.thisWeek]}
      before={{
        count: weeks.filter(({ week }) => startOfDay(week).getTime() + WEEK_MS <= opened).length,
        label: copy.opened(formatDayMonth(since)),
      }}
      columns={weeks.map(({ week, spent_bigint }) => ({
        name: formatArticleDate(startOfDay(week)),
        amount: spent_bigint,
      }))}
    />
  );
}
