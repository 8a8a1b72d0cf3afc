import { chartCopy as copy } from '#messages/reports/charts.ts';
import { formatDayMonth, startOfDay } from '#shared/time/dates.ts';
import { type ChartColumn, ChartTable, moneyWords } from './column-chart.tsx';

const WIDTH = 300;
const HEIGHT = 60;

interface StepLineProps {
  readonly caption: string;
  /** Oldest first; the last one is today. Each amount is at least 0. */
  readonly days: readonly ChartColumn[];
}

export function StepLine({ caption, days }: StepLineProps) {
  const [first] = days;
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const heightOf = ({ amount }: ChartColumn) => HEIGHT - (amount / most) * HEIGHT;
  const steps = days.map((day, place) => `V${heightOf(day)}H${((place + 1) / days.length) * WIDTH}`);
  if (first === undefined) return null;
  const line = `M0 ${heightOf(first)}${steps.join('')}`;
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-20 w-full overflow-visible border-line-strong border-b"
      >
        <path d={`${line}V${HEIGHT}H0Z`} className="fill-chart-quiet/20" />
        <path
          d={line}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-chart"
        />
      </svg>
      <p aria-hidden="true" className="num mt-2 flex justify-between gap-2 text-ink-3 text-tag">
        <span>{formatDayMonth(startOfDay(first.first))}</span>
        <span>{copy.today}</span>
      </p>
      <ChartTable
        caption={caption}
        columns={days.filter(({ amount }, place) => amount !== days[place - 1]?.amount)}
        words={moneyWords}
      />
    </figure>
  );
}
