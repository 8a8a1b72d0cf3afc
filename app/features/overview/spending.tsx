import { ColumnChart } from '#app/components/charts/column-chart.tsx';
import type { Overview } from '#contract/reports/overview.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { toRupiah } from '#shared/money/money.ts';
import { DAY_MS, dayOf, startOfDay } from '#shared/time/dates.ts';
import { OverviewSection } from './overview-section.tsx';

interface Props {
  readonly weeks: Overview['history']['weeks'];
  /** When the wallet was opened; null: not yet. */
  readonly since: string | null;
}

const LAST_DAY_MS = 6 * DAY_MS;
const FEWEST_WEEKS = 5;

export function Spending({ weeks, since }: Props) {
  if (since === null || weeks.filter(({ spent_bigint }) => spent_bigint > 0).length < FEWEST_WEEKS)
    return null;
  const columns = weeks.map(({ week, spent_bigint }) => ({
    first: week,
    last: dayOf(new Date(startOfDay(week).getTime() + LAST_DAY_MS)),
    amount: toRupiah(spent_bigint),
  }));
  const shown = columns.filter(({ last }) => last >= dayOf(since));
  return (
    <OverviewSection title={copy.spending(shown.length)}>
      <ColumnChart caption={copy.spending(shown.length)} begins={null} columns={shown} />
    </OverviewSection>
  );
}
