import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { CopyButton } from '#app/components/page/copy-button.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref, currentTableQuery } from '#app/lib/api/api-href.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { type exportStatement, getOwnAffiliate, type OwnAffiliate } from '#contract/referrals/affiliates.ts';
import { affiliateCopy, affiliateCopy as copy } from '#messages/referrals/affiliates.ts';
import { referralCopy } from '#messages/referrals/portal.ts';
import { toRupiah } from '#shared/money/money.ts';
import { referralPath } from '#shared/shop/referrals.ts';
import { formatMonth } from '#shared/time/dates.ts';
import type { Route } from './+types/own-affiliate.route.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { affiliate } = orThrow(await api(context).call(getOwnAffiliate));
  return { affiliate, site: new URL(request.url).origin };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: affiliateCopy.title, robots: 'noindex' });

export default function OwnAffiliateRoute({ loaderData: { affiliate, site } }: Route.ComponentProps) {
  return (
    <div className="max-w-[1040px]">
      <BackLink to="/user/billing">{referralCopy.back}</BackLink>
      {affiliate === null ? (
        <EmptyState level={1} title={copy.none.title} hint={copy.none.hint}>
          <Button asChild>
            <Link to="/user/support">{copy.none.action}</Link>
          </Button>
        </EmptyState>
      ) : (
        <Statement affiliate={affiliate} link={site + referralPath(affiliate.code)} />
      )}
    </div>
  );
}

interface StatementProps {
  readonly affiliate: OwnAffiliate;
  readonly link: string;
}

function Statement({ affiliate, link }: StatementProps) {
  const { code, rate_percent, window_days, is_active } = affiliate;
  const figures = [
    [copy.figures.balance, affiliate.balance_bigint],
    [copy.figures.pending, affiliate.pending_bigint],
    [copy.figures.paid, affiliate.paid_bigint],
  ] as const;
  const shared = [
    [copy.code, code, copy.copyCode],
    [copy.address, link, copy.copyLink],
  ] as const;
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={is_active ? copy.lede(rate_percent, window_days) : copy.ended}
      />
      <div className="grid gap-10">
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(([label, amount]) => (
            <div key={label}>
              <dt className="text-ink-2 text-small">{label}</dt>
              <dd className="num font-semibold text-t2">
                <Money amount={toRupiah(amount)} />
              </dd>
            </div>
          ))}
        </dl>
        {is_active && (
          <ul className="max-w-[640px]">
            {shared.map(([label, text, name]) => (
              <li
                key={label}
                className="flex items-center justify-between gap-3 border-line border-b py-3 first:pt-0"
              >
                <span className="min-w-0">
                  <span className="block text-ink-2 text-small">{label}</span>
                  <span className="wrap-anywhere text-ui">{text}</span>
                </span>
                <CopyButton text={text} name={name} />
              </li>
            ))}
          </ul>
        )}
        <Months months={affiliate.months} />
        <p className="max-w-[42em] text-ink-2 text-ui">{copy.rules}</p>
      </div>
    </>
  );
}

const nameOf = (month: string): string => formatMonth(`${month}-15T00:00:00Z`);

function Months({ months }: Pick<OwnAffiliate, 'months'>) {
  return (
    <section aria-label={copy.months}>
      <h2 className="text-t3">{copy.months}</h2>
      {months.length === 0 && <p className="mt-2 text-ink-2 text-ui">{copy.noMonths}</p>}
      <ul className="mt-2">
        {months.map(({ month, orders, commission_bigint, paid_bigint }) => (
          <li
            key={month}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-3 text-ui"
          >
            <span>
              <span className="block font-semibold">{nameOf(month)}</span>
              <span className="num text-ink-3 text-small">
                {copy.columns.orders} {orders}
                {paid_bigint > 0 && (
                  <>
                    , {copy.columns.paid} <Money amount={toRupiah(paid_bigint)} />
                  </>
                )}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <Money amount={toRupiah(commission_bigint)} className="font-semibold" />
              <Button asChild variant="quiet" size="icon">
                <a
                  href={apiHref<typeof exportStatement>('/api/affiliate/statement.csv', {
                    query: { month, ...currentTableQuery() },
                  })}
                  download
                  aria-label={copy.csv(nameOf(month))}
                >
                  <Download aria-hidden="true" />
                </a>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
