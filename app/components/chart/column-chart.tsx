import { cn } from '#app/lib/cn.ts';
import { formatDecimal } from '#shared/format-decimal.ts';
import { formatRupiah, type Rupiah, rupiah, type Sen, toRupiah } from '#shared/money.ts';

export interface Column {
  /** Of the day or week; shown in the table. */
  readonly name: string;
  readonly amount: Sen;
}

interface Props {
  readonly caption: string;
  /** The whole period, oldest first, also where nothing happened. */
  readonly columns: readonly Column[];
  /** Headings of the table. */
  readonly heads: readonly [string, string];
  /** The ends of the axis. */
  readonly ends: readonly [string, string];
  /** The columns that lie before the beginning, and its words. */
  readonly before: { readonly count: number; readonly label: string };
}

/**
 * Rupiah over a period. The largest column carries its figure and the last one is now; time before the beginning is
 * hatched, because nothing is not zero. A table holds the same for screen readers. Refunds can make a column negative:
 * it is then empty. As high as its place in a column, within reason.
 */
export function ColumnChart({ caption, columns, heads, ends, before }: Props) {
  return (
    <figure className="flex max-h-96 flex-1 flex-col">
      <div aria-hidden="true" className="flex flex-1 flex-col">
        <Plot columns={columns} hatched={before.count / columns.length} />
        <p className="num mt-2 flex justify-between gap-3 pl-14 text-ink-3 text-small">
          <span>{ends[0]}</span>
          {before.count > 0 && (
            <span className="inline-flex items-center gap-1.5 whitespace-normal text-center">
              <i className="hatch-quiet size-3 shrink-0 rounded-[3px] opacity-60" />
              {before.label}
            </span>
          )}
          <span>{ends[1]}</span>
        </p>
      </div>
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatRupiah(toRupiah(amount))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** `hatched`: the share of the period before the beginning. */
function Plot({ columns, hatched }: { readonly columns: Props['columns']; readonly hatched: number }) {
  const amounts = columns.map(({ amount }) => toRupiah(amount));
  const largest = amounts.reduce((best, amount) => (amount > best ? amount : best), rupiah(0));
  const top = axisTop(largest);
  const best = largest > 0 ? amounts.lastIndexOf(largest) : -1;
  return (
    <div className="relative min-h-48 flex-1">
      <div className="absolute inset-0 top-6">
        {[1, 0.5, 0].map((share) => (
          <p
            key={share}
            style={{ bottom: `${share * 100}%` }}
            className={cn('absolute inset-x-0 border-line border-b', share === 0 && 'border-line-strong')}
          >
            <span className="num absolute bottom-0 left-0 translate-y-1/2 bg-paper pr-2 text-ink-3 text-tag">
              {formatDecimal(top * share, { notation: 'compact', maximumFractionDigits: 2 })}
            </span>
          </p>
        ))}
        <div className="absolute inset-y-0 right-0 left-14 flex items-end">
          <i
            style={{ width: `${hatched * 100}%` }}
            className="hatch-quiet absolute inset-y-0 left-0 opacity-35"
          />
          {columns.map(({ name, amount }, place) => (
            <i
              key={name}
              style={{ height: `${(Math.max(0, toRupiah(amount)) / top) * 100}%` }}
              className={cn(
                'relative mx-px flex-1 rounded-t-[3px]',
                amount > 0 && 'min-h-0.5',
                place === columns.length - 1 ? 'bg-action' : place === best ? 'bg-cost' : 'bg-chart-column',
              )}
            />
          ))}
          {best >= 0 && (
            <b
              style={{
                bottom: `${(largest / top) * 100}%`,
                left: `${((best + 0.5) / columns.length) * 100}%`,
                // As far left of its column as the column is right of the edge: it never leaves the chart.
                transform: `translateX(-${((best + 0.5) / columns.length) * 100}%)`,
              }}
              className="num absolute pb-1 font-semibold text-ink text-small"
            >
              {formatRupiah(largest)}
            </b>
          )}
        </div>
      </div>
    </div>
  );
}

const STEPS = [1, 2, 4, 5, 10] as const;

/** A round amount not below the largest, of which the half is round, too. */
function axisTop(largest: Rupiah): number {
  if (largest <= 0) return 100_000;
  const unit = 10 ** Math.floor(Math.log10(largest));
  return (STEPS.find((step) => step * unit >= largest) ?? 10) * unit;
}
