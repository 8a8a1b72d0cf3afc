import { area, curveStepAfter, line } from 'd3-shape';
import type { Overview } from '#contract/account/overview.ts';
import { overviewCopy as copy } from '#messages/overview.ts';
import { formatArticleDate, formatMonth, formatShortMonth, startOfDay } from '#shared/dates.ts';
import { formatDecimal } from '#shared/format-decimal.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money.ts';

type Days = Overview['history']['days'];
type Months = Overview['history']['months'];

const WIDTH = 1000;
const HEIGHT = 100;
/** Headroom, so that the highest line is not cut. */
const TOP = 6;

/** A step chart; a table holds the same for screen readers. */
export function BalanceChart({ days }: { readonly days: Days }) {
  const most = Math.max(1, ...days.map((day) => day.balance_bigint));
  const points = [...days, ...days.slice(-1)].map(({ balance_bigint }, n): [number, number] => [
    (n / days.length) * WIDTH,
    HEIGHT - 2 - (balance_bigint / most) * (HEIGHT - 2 - TOP),
  ]);
  const fill = area<[number, number]>().y0(HEIGHT).curve(curveStepAfter)(points) ?? '';
  const edge = line<[number, number]>().curve(curveStepAfter)(points) ?? '';
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-28 w-full"
      >
        <path d={fill} className="fill-night-2" />
        <path
          d={edge}
          className="fill-none stroke-night-dawn"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="sr-only">
        <table>
          <caption>{copy.balanceChart}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.day}</th>
              <th scope="col">{copy.balance}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, balance_bigint }) => (
              <tr key={day}>
                <th scope="row">{formatArticleDate(startOfDay(day))}</th>
                <td>{formatRupiah(toRupiah(balance_bigint))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Refunds can make a month negative. */
export function SpendingChart({ months }: { readonly months: Months }) {
  const most = Math.max(1, ...months.map((month) => month.spent_bigint));
  const heightOf = (spent: Sen) => `${(Math.max(0, spent) / most) * 100}%`;
  return (
    <figure>
      <div aria-hidden="true" className="grid grid-cols-6">
        {months.map(({ month, spent_bigint }, n) => (
          <div key={month} className="grid text-center">
            <div className="flex h-44 flex-col justify-end border-line-strong border-b">
              <b className="num pb-1.5 font-semibold text-ink-2 text-xs">{labelOf(spent_bigint)}</b>
              <i
                className={`mx-1 block rounded-t-small sm:mx-2 ${n === months.length - 1 ? 'bg-dawn-2' : 'bg-chart'}`}
                style={{ height: heightOf(spent_bigint) }}
              />
            </div>
            <span className="pt-2 text-ink-2 text-small">{formatShortMonth(startOfDay(month))}</span>
          </div>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{copy.spending}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.month}</th>
              <th scope="col">{copy.amount}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, spent_bigint }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(startOfDay(month))}</th>
                <td>{formatRupiah(toRupiah(spent_bigint))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function labelOf(spent: Sen): string {
  const amount = toRupiah(spent);
  return amount === 0 ? '' : formatDecimal(amount, { notation: 'compact', maximumFractionDigits: 1 });
}
