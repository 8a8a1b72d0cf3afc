import { Link } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import type { VisitFunnel } from '#contract/visits/admin.ts';
import { visitsCopy as copy } from '#messages/visits/admin.ts';
import { sourceLabel, sourcesCopy } from '#messages/visits/sources.ts';
import { formatCount, formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';

type SourceRow = VisitFunnel['sources'][number];
type ProductRow = VisitFunnel['products'][number];
type CountName = 'visits' | 'product_visits' | 'checkouts' | 'orders';

const countColumn = <Name extends CountName>(name: Name): Column<Readonly<Record<Name, number>>> => ({
  header: copy.columns[name],
  isNumber: true,
  fold: 'phone',
  cell: (row) => <span className="num">{formatCount(row[name])}</span>,
  line: (row) => row[name] > 0 && <span className="num">{copy.short[name](formatCount(row[name]))}</span>,
});

const amountColumn = (): Column<{ readonly amount_bigint: Sen }> => ({
  header: copy.columns.amount,
  isNumber: true,
  fold: 'never',
  cell: ({ amount_bigint }) => <span className="num">{formatRupiah(toRupiah(amount_bigint))}</span>,
});

export const sourceColumns = (): readonly Column<SourceRow>[] => [
  {
    header: copy.columns.source,
    isTitle: true,
    cell: ({ source }, folded) => (
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere font-semibold">{sourceLabel(source)}</span>
        <span className="flex flex-wrap gap-x-3 text-ink-3 text-small">
          {source !== null && <span>{sourcesCopy.channels[source.channel]}</span>}
          {folded}
        </span>
      </span>
    ),
  },
  countColumn('visits'),
  countColumn('product_visits'),
  countColumn('checkouts'),
  countColumn('orders'),
  amountColumn(),
];

export const productColumns = (hrefOf: (row: ProductRow) => string): readonly Column<ProductRow>[] => [
  {
    header: copy.columns.product,
    isTitle: true,
    cell: (row, folded) => (
      <span className="grid min-w-0 gap-0.5">
        <Link to={hrefOf(row)} className="font-semibold text-link underline-offset-4 hover:underline">
          {row.title}
        </Link>
        <span className="flex flex-wrap gap-x-3 text-ink-3 text-small">{folded}</span>
      </span>
    ),
  },
  countColumn('product_visits'),
  countColumn('checkouts'),
  countColumn('orders'),
  amountColumn(),
];
