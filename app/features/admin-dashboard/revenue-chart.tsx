import type { Dashboard } from '#contract/admin/dashboard.ts';
import { dashboardCopy as copy } from '#messages/admin-dashboard.ts';
import { formatCardDate } from '#shared/dates.ts';
import { formatRupiah, toRupiah } from '#shared/money.ts';

type Day = Dashboard['revenue_by_day'][number];

/** A bar per day, the best one labelled; a table holds the same for screen readers. */
export function RevenueChart({ days }: { readonly days: readonly Day[] }) {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const best = days.reduce((best, day) => (day.amount_bigint > best.amount_bigint ? day : best));
  return (
    <figure>
      <div aria-hidden="true" className="flex h-28 items-end gap-[3px]">
        {days.map((day) => (
          <span
            key={day.day}
            title={`${formatCardDate(day.day)}: ${formatRupiah(toRupiah(day.amount_bigint))}`}
            style={{ height: `${barHeight(day, best)}%` }}
            className={`min-h-0.5 flex-1 rounded-t-[3px] ${day === best && best.amount_bigint > 0 ? 'bg-chart-2' : 'bg-chart-quiet'}`}
          />
        ))}
      </div>
      <div className="sr-only">
        <table>
          <caption>{copy.revenueChart}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatCardDate(day.day)}</th>
                <td>{formatRupiah(toRupiah(day.amount_bigint))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption aria-hidden="true" className="num mt-2 flex justify-between gap-2 text-ink-3 text-small">
        <span>{formatCardDate(first.day)}</span>
        {best.amount_bigint > 0 && (
          <span className="whitespace-normal text-center text-ink-2">
            {formatCardDate(best.day)}: {formatRupiah(toRupiah(best.amount_bigint))}
          </span>
        )}
        <span>{formatCardDate(last.day)}</span>
      </figcaption>
    </figure>
  );
}

/** Percent of the tallest bar. A day with more refunds than sales has none. */
function barHeight(day: Day, best: Day): number {
  return best.amount_bigint > 0 ? Math.max(0, (day.amount_bigint / best.amount_bigint) * 100) : 0;
}
