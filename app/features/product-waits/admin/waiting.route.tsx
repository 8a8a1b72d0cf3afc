import { Link } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { loadList } from '#app/components/data-table/load-list.ts';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { type Table, tableHref } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import {
  listWaits,
  type ProductWait,
  type WaitingProduct,
  type WaitingWave,
} from '#contract/product-waits/admin.ts';
import { waitsCopy as copy, waitsCopy } from '#messages/product-waits/admin.ts';
import { formatCardDate, formatDayTime } from '#shared/time/dates.ts';
import type { Route } from './+types/waiting.route.ts';

export const loader = (args: Route.LoaderArgs) => loadList(args, listWaits);

export const handle: ErrorHandle = () => ({ title: waitsCopy.title, errorTitle: waitsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: waitsCopy.title, robots: 'noindex' });

export default function WaitingRoute({ loaderData }: Route.ComponentProps) {
  return <WaitsPage {...loaderData} />;
}

const PATH = '/admin/products/waiting';

interface WaitsPageProps {
  readonly table: Table;
  readonly waits: readonly ProductWait[];
  readonly total: number;
  readonly products: readonly WaitingProduct[];
}

function WaitsPage({ table, waits, total, products }: WaitsPageProps) {
  return (
    <>
      <PageHeader title={copy.title} />
      {products.length > 0 && (
        <section aria-label={copy.products} className="mb-6">
          <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
            {products.map(({ product_id, title, waiting, unconfirmed, mailed, waves }) => (
              <li key={product_id} className="border-line border-b py-2.5 text-ui">
                <Link
                  to={tableHref({ pathname: PATH, ...table }, { search: title })}
                  className="inline-flex min-h-tap items-center font-semibold text-link hover:underline hover:underline-offset-4"
                >
                  {title}
                </Link>
                <span className="num block text-ink-2 text-small">
                  {copy.summary(waiting, unconfirmed, mailed)}
                </span>
                {waves.map((wave) => (
                  <WaveLine key={wave.id} wave={wave} />
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <StaffList
        pathname={PATH}
        table={table}
        rows={waits}
        total={total}
        columns={waitColumns()}
        copy={copy}
        filters={[{ name: 'state', label: copy.columns.state, options: copy.states }]}
      />
    </>
  );
}

function WaveLine({ wave }: { readonly wave: WaitingWave }) {
  return (
    <span className="num flex flex-wrap gap-x-3 text-ink-3 text-small">
      <span>{formatDayTime(wave.started_at)}</span>
      <span>{copy.wave(wave.notified, wave.stock)}</span>
      <span>{copy.waveBought(wave.bought)}</span>
      {wave.next_at !== null && <span>{copy.waveNext(formatDayTime(wave.next_at))}</span>}
      {wave.ended_at !== null && <span>{copy.waveEnded}</span>}
    </span>
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
