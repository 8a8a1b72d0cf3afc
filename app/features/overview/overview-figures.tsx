import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActiveService, Overview } from '#contract/reports/overview.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import { formatCount, formatRupiah } from '#shared/money/money.ts';
import { formatMonth } from '#shared/time/dates.ts';

const SHOWN_SERVICES = 3;

export function Figures({ overview }: { readonly overview: Overview }) {
  const { wallet, active_services, order_count } = overview;
  const since = wallet.created_at === null ? null : formatMonth(wallet.created_at);
  return (
    <dl className="grid border-line border-y md:grid-cols-3 md:divide-x md:divide-line">
      <Figure label={copy.spent} value={formatRupiah(wallet.total_spent)}>
        {since === null ? copy.nothingSpent : copy.since(since)}
      </Figure>
      <Figure label={copy.active} value={formatCount(active_services.length)}>
        <span className="grid justify-items-start">
          <ActiveServices services={active_services} />
          <Link
            to="/user/subscriptions"
            className="-mb-3 inline-flex min-h-tap shrink-0 items-center font-semibold text-link underline-offset-4 hover:underline"
          >
            {copy.manage}
          </Link>
        </span>
      </Figure>
      <Figure label={copy.orders} value={formatCount(order_count)}>
        {copy.ordersHint(order_count)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-1.5 border-line py-4 max-md:not-first:border-t md:grid-cols-1 md:px-5 md:first:pl-0 md:last:pr-0">
      <dt className="text-ink-2 text-ui">{label}</dt>
      <dd className="figures num font-semibold text-amount">{value}</dd>
      <dd className="col-span-full text-ink-3 text-small">{children}</dd>
    </div>
  );
}

/** Duplicates appear once with their count, so that the lines add up to the figure above. */
function ActiveServices({ services }: { readonly services: readonly ActiveService[] }) {
  if (services.length === 0) return copy.noActive;
  const names = services.map(nameOf);
  const lines = [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : copy.several(name, count);
  });
  return (
    <span className="grid min-w-0 gap-0.5">
      {lines.slice(0, SHOWN_SERVICES).map((line) => (
        <span key={line} className="truncate">
          {line}
        </span>
      ))}
      {lines.length > SHOWN_SERVICES && <span>{copy.more(lines.length - SHOWN_SERVICES)}</span>}
    </span>
  );
}

function nameOf({ kind, title }: ActiveService): string {
  return kind === 'subscription' ? (title ?? '') : copy.services[kind];
}
