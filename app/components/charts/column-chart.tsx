import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { chartCopy as copy } from '#messages/reports/charts.ts';
import { formatRupiah, formatShortRupiah, rupiah, type Sen, sumSen, toRupiah } from '#shared/money/money.ts';
import { formatCardDate, formatDayMonth, startOfDay } from '#shared/time/dates.ts';
import { countDays, type DayGroup, groupDays } from '#shared/time/day-groups.ts';

interface ColumnChartProps {
  readonly caption: string;
  /** Covers the whole chosen period, oldest first, so that the axis does not end where the data does. */
  readonly columns: readonly ChartColumn[];
  /** Before this day there could be no amount; earlier columns are hatched. */
  readonly begins: { readonly day: string; readonly label: string } | null;
  readonly empty?: ReactNode;
  readonly table?: ReactNode;
  /** Default: rupiah. */
  readonly words?: AmountWords;
  readonly isRunning?: boolean;
}

interface AmountWords {
  readonly amount: (amount: number) => string;
  readonly short: (amount: number) => string;
}

export const moneyWords: AmountWords = {
  amount: (amount) => formatRupiah(rupiah(amount)),
  short: (amount) => formatShortRupiah(rupiah(amount)),
};

/** Negative amounts (more refunded than earned) get no column; the table lists them. */
export function ColumnChart({ caption, columns, begins, empty, table, ...props }: ColumnChartProps) {
  const { words = moneyWords, isRunning = true } = props;
  const most = Math.max(0, ...columns.map(({ amount }) => amount));
  const top = axisTop(most);
  const before = begins === null ? 0 : columnsBefore(columns, begins.day);
  const hasAmounts = columns.some(({ amount }) => amount !== 0);
  return (
    <figure>
      <div aria-hidden={hasAmounts || undefined} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-6">
        <Axis top={top} words={words} />
        <div className="relative h-44 border-line-strong border-b md:h-52">
          <span className="absolute inset-x-0 top-0 border-line border-t" />
          <span className="absolute inset-x-0 top-1/2 border-line border-t" />
          {before > 0 && begins !== null && (
            <PreOpeningShade share={before / columns.length} label={begins.label} />
          )}
          {hasAmounts ? (
            <Columns columns={columns} most={most} top={top} words={words} />
          ) : (
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-4 text-center">
              {empty}
            </div>
          )}
        </div>
        <Ticks columns={columns} isRunning={isRunning} />
      </div>
      {hasAmounts && (table ?? <ChartTable caption={caption} columns={columns} words={words} />)}
    </figure>
  );
}

function Axis({ top, words }: { readonly top: number; readonly words: AmountWords }) {
  return (
    <div className="num relative w-9 text-right text-ink-3 text-tag">
      {[top, Math.round(top / 2), 0].map((amount, place) => (
        <span key={amount} className="-translate-y-1/2 absolute right-0" style={{ top: `${place * 50}%` }}>
          {words.short(amount)}
        </span>
      ))}
    </div>
  );
}

function PreOpeningShade({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <span className="hatch-line absolute inset-y-0 left-0" style={{ width: `${share * 100}%` }}>
      <span
        className={cn(
          'num absolute bottom-2 rounded-tag bg-paper px-1.5 py-1 font-semibold text-ink-2 text-tag',
          share > 0.5 ? 'right-2' : 'left-2',
        )}
      >
        {label}
      </span>
    </span>
  );
}

interface ColumnsProps extends Pick<ColumnChartProps, 'columns'> {
  readonly most: number;
  readonly top: number;
  readonly words: AmountWords;
}

function Columns({ columns, most, top, words }: ColumnsProps) {
  const best = most > 0 ? columns.findIndex(({ amount }) => amount === most) : -1;
  return (
    <div className="absolute inset-x-1 inset-y-0 flex items-end gap-[max(1px,0.4%)]">
      {columns.map((column, index) => (
        <span
          key={column.first}
          title={`${spanOf(column)}: ${words.amount(column.amount)}`}
          className="flex h-full min-w-0 flex-1 items-end hover:bg-soft"
        >
          <i
            style={{ height: `${(Math.max(0, column.amount) / top) * 100}%` }}
            className={cn(
              'mx-auto block w-full max-w-14 rounded-t-[3px]',
              column.amount > 0 && 'min-h-0.5',
              index === columns.length - 1 ? 'bg-chart' : 'bg-chart-quiet',
            )}
          />
        </span>
      ))}
      {best >= 0 && (
        <BestFigure text={words.amount(most)} share={most / top} place={(best + 0.5) / columns.length} />
      )}
    </div>
  );
}

interface BestFigureProps {
  readonly text: string;
  /** Fractions of the axis and of the width, 0 to 1. */
  readonly share: number;
  readonly place: number;
}

function BestFigure({ text, share, place }: BestFigureProps) {
  const lean = place < 0.15 ? '0' : place > 0.85 ? '-100%' : '-50%';
  const edge = place < 0.15 ? 0 : place > 0.85 ? 1 : place;
  return (
    <span
      className="num absolute mb-1.5 bg-paper px-0.5 font-semibold text-ink text-tag leading-none"
      style={{ left: `${edge * 100}%`, bottom: `${share * 100}%`, transform: `translateX(${lean})` }}
    >
      {text}
    </span>
  );
}

function Ticks({ columns, isRunning }: Pick<ColumnChartProps, 'columns' | 'isRunning'>) {
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return null;
  const middle = columns.length > 8 ? columns[Math.floor(columns.length / 2)] : undefined;
  const tick = ({ first }: ChartColumn) => formatDayMonth(startOfDay(first));
  return (
    <p className="num col-start-2 mt-2 flex justify-between gap-2 text-ink-3 text-tag">
      <span>{tick(first)}</span>
      {middle !== undefined && <span>{tick(middle)}</span>}
      <span>{isRunning ? runningTick(columns) : tick(last)}</span>
    </p>
  );
}

function runningTick(columns: readonly ChartColumn[]): string {
  const days = Math.max(...columns.map(countDays));
  if (days === 1) return copy.today;
  return days > 7 ? copy.thisMonth : copy.thisWeek;
}

type ChartTableProps = Pick<ColumnChartProps, 'caption' | 'columns'> & Pick<ColumnsProps, 'words'>;

export function ChartTable({ caption, columns, words }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <tbody>
          {columns.map((column) => (
            <tr key={column.first}>
              <th scope="row">{spanOf(column)}</th>
              <td>{words.amount(column.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface ChartColumn extends DayGroup {
  readonly amount: number;
}

interface Day {
  readonly day: string;
  readonly amount_bigint: Sen;
}

const MOST_DAYS = 31;

export function columnsOf(days: readonly Day[]): readonly ChartColumn[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const unit = days.length > MOST_DAYS ? 'week' : 'day';
  return groupDays({ first: first.day, last: last.day }, unit).map((group) => {
    const part = days.filter(({ day }) => day >= group.first && day <= group.last);
    return { ...group, amount: toRupiah(sumSen(part.map(({ amount_bigint }) => amount_bigint))) };
  });
}

const NICE = [1, 2, 3, 4, 5, 6, 8, 10] as const;
const EMPTY_TOP = 1_000_000;

export function axisTop(most: number): number {
  if (most <= 0) return EMPTY_TOP;
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = NICE.find((nice) => nice * unit >= most) ?? 10;
  const top = Math.max(2, Math.round(step * unit));
  return top + (top % 2);
}

/** `21 Nov 2026`, or `16 Nov 2026 – 22 Nov 2026`. */
export function spanOf({ first, last }: DayGroup): string {
  const day = (text: string) => formatCardDate(startOfDay(text));
  return first === last ? day(first) : `${day(first)} – ${day(last)}`;
}

const columnsBefore = (columns: readonly DayGroup[], day: string): number =>
  columns.filter(({ last }) => last < day).length;
