import { Link } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductWait, WaitingProduct } from '#contract/admin/catalog/product-waits.ts';
import { waitsCopy as copy } from '#messages/admin-waits.ts';
import { waitStates } from '#shared/shop/product-waits.ts';
import { formatCardDate } from '#shared/time/dates.ts';

export const waitTableOptions: TableOptions = {
  sorts: ['created_at'],
  defaultSort: 'created_at',
  filters: { state: waitStates },
};

const PATH = '/admin/products/waiting';
const stateFilter = () => ({ name: 'state', label: copy.columns.state, options: copy.states });

interface WaitsPageProps {
  readonly view: TableView;
  readonly waits: readonly ProductWait[];
  readonly total: number;
  readonly products: readonly WaitingProduct[];
}

/** Who waits for what, in the order of asking. */
export function WaitsPage({ view, waits, total, products }: WaitsPageProps) {
  const location = { pathname: PATH, shape: waitTableOptions, view };
  return (
    <>
      <PageHeader title={copy.title} />
      {products.length > 0 && (
        <section aria-label={copy.products} className="mb-6">
          <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
            {products.map(({ product_id, title, waiting, unconfirmed, mailed }) => (
              <li key={product_id} className="border-line border-b py-2.5 text-ui">
                <Link
                  to={tableHref(location, { search: title })}
                  className="inline-flex min-h-tap items-center font-semibold text-link hover:underline hover:underline-offset-4"
                >
                  {title}
                </Link>
                <span className="num block text-ink-2 text-small">
                  {copy.summary(waiting, unconfirmed, mailed)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ListFrame
        label={copy.list}
        location={location}
        views={viewsOf(stateFilter())}
        searchLabel={copy.search}
        filters={[stateFilter()]}
        count={copy.count(countOf(total))}
        total={total}
        none={copy.none}
        noMatch={copy.noMatch}
      >
        {waits.length === 0 ? null : (
          <DataTable
            label={copy.table}
            rows={waits}
            columns={waitColumns()}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
          />
        )}
      </ListFrame>
    </>
  );
}

const badges = { unconfirmed: 'off', waiting: 'plain', mailed: 'ok', left: 'off' } as const;

const waitColumns = (columns = copy.columns): readonly Column<ProductWait>[] => [
  {
    header: columns.address,
    isTitle: true,
    cell: ({ email }, folded) => (
      <span className="grid gap-0.5">
        <b className="wrap-anywhere font-semibold">{email}</b>
        <span className="flex flex-wrap gap-x-3 text-small">{folded}</span>
      </span>
    ),
  },
  { header: columns.product, cell: ({ title }) => title },
  { header: columns.event, fold: 'desk', cell: ({ event }) => copy.events[event] },
  {
    header: columns.since,
    sort: 'created_at',
    fold: 'tablet',
    cell: ({ created_at }) => <span className="num">{formatCardDate(created_at)}</span>,
  },
  {
    header: columns.state,
    cell: ({ state }) => <Badge variant={badges[state]}>{copy.states[state]}</Badge>,
  },
  {
    header: columns.place,
    isNumber: true,
    fold: 'never',
    cell: ({ position }) => (position === null ? '–' : String(position)),
  },
];
