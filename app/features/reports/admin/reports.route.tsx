import { type ReactNode, Suspense } from 'react';
import { Await, Link } from 'react-router';
import { spanOf } from '#app/components/charts/column-chart.tsx';
import { PeriodLinks, periodHref, periodIn } from '#app/components/charts/period-links.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageError } from '#app/components/page/page-error.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button, buttonVariants } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { ReportTabs } from '#app/features/visits/admin/report-tabs.tsx';
import { actionApi } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { getReportSummary, type ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy as copy, reportsCopy } from '#messages/reports/admin.ts';
import { formatDecimal } from '#shared/money/format-decimal.ts';
import { formatRupiah, type Sen, toRupiah } from '#shared/money/money.ts';
import type { CustomerSegment, ReportPeriod } from '#shared/reports/reports.ts';
import type { Route } from './+types/reports.route.ts';
import { FiguresPanel } from './figures-panel.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodIn(new URL(request.url).searchParams);
  const summary = actionApi(context)
    .call(getReportSummary, { query: { period } })
    .then((result) => (result.ok ? result.value.summary : null));
  return { period, summary };
}

export const handle: ErrorHandle = () => ({ title: reportsCopy.title, errorTitle: reportsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: reportsCopy.title, robots: 'noindex' });

export default function ReportsRoute({ loaderData: { period, summary } }: Route.ComponentProps) {
  return (
    <Suspense key={period} fallback={<ReportsSkeleton period={period} />}>
      <Await resolve={summary}>
        {(summary) =>
          summary === null ? (
            <PageError title={reportsCopy.title} message={reportsCopy.failed} />
          ) : (
            <ReportsPage summary={summary} />
          )
        }
      </Await>
    </Suspense>
  );
}

function ReportsSkeleton({ period }: { readonly period: ReportPeriod }) {
  return (
    <>
      <PageHeader title={copy.title} subtitle={<Skeleton className="h-5 w-72 max-w-full" />}>
        <PeriodLinks path="/admin/reports" period={period} />
      </PageHeader>
      <ReportTabs />
      <Skeleton className="h-[640px] w-full rounded-card lg:h-[530px]" />
      <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <Skeleton className="h-96 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    </>
  );
}

export function ReportsPage({ summary }: { readonly summary: ReportSummary }) {
  const { period, span, previous_span, totals, top_products, segments, refunds } = summary;
  const isEmpty = totals.orders === 0 && totals.revenue_bigint === 0 && refunds.count === 0;
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={
          <span className="num whitespace-normal">
            {spanOf(span)} <span className="text-ink-3">{copy.comparedTo(spanOf(previous_span))}</span>
          </span>
        }
      >
        <PeriodLinks path="/admin/reports" period={period} />
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/reports/books">{copy.books}</Link>
        </Button>
      </PageHeader>
      <ReportTabs />
      {isEmpty ? (
        <EmptyState title={copy.empty.title} hint={copy.empty.hint}>
          {period !== '1y' && (
            <Link
              to={periodHref('/admin/reports', '1y')}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              {copy.empty.longer}
            </Link>
          )}
        </EmptyState>
      ) : (
        <>
          <FiguresPanel summary={summary} />
          <div className="mt-9 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
            <TopProducts products={top_products} />
            <div className="grid content-start gap-10">
              <CustomerSegments segments={segments} />
              <RefundAnalysis refunds={refunds} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** At most ten, each with its share of the first (AREP-004). */
function TopProducts({ products }: { readonly products: ReportSummary['top_products'] }) {
  const { topProducts: copy, orderCount, unitCount, bundleCount } = reportsCopy;
  const most = products[0]?.revenue_bigint ?? 0;
  return (
    <ReportSection id="top-products" title={copy.title} text={copy.text}>
      {products.length === 0 ? (
        <p className="py-8 text-ink-2 text-ui">{copy.empty}</p>
      ) : (
        <ol>
          {products.map((product, n) => (
            <li key={product.product_id} className="border-line border-b py-3 last:border-b-0">
              <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline gap-x-2">
                <span aria-hidden="true" className="num text-ink-3 text-small">
                  {n + 1}
                </span>
                <span className="line-clamp-2 font-semibold text-ui">{product.title}</span>
                <span className="num font-semibold text-ui">
                  {formatRupiah(toRupiah(product.revenue_bigint))}
                </span>
                <span className="num col-start-2 text-ink-3 text-small">
                  {orderCount(product.orders)}
                  {product.units !== product.orders && `, ${unitCount(product.units)}`}
                  {product.bundle_units > 0 && `, ${bundleCount(product.bundle_units)}`}
                </span>
              </div>
              <span aria-hidden="true" className="mt-2 ml-9 block h-1 rounded-full bg-sunk">
                <i
                  className="block h-full rounded-full bg-chart"
                  style={{ width: `${most > 0 ? (product.revenue_bigint / most) * 100 : 0}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </ReportSection>
  );
}

const colours: Readonly<Record<CustomerSegment, string>> = {
  new: 'bg-chart-quiet',
  regular: 'bg-chart',
  vip: 'bg-chart-2',
};

/** AREP-005 */
function CustomerSegments({ segments }: { readonly segments: ReportSummary['segments'] }) {
  const { segments: copy, orderCount } = reportsCopy;
  const all = segments.reduce((sum, { customers }) => sum + customers, 0);
  return (
    <ReportSection id="customer-segments" title={copy.title} text={copy.text}>
      {all === 0 && <p className="pt-4 text-ink-2 text-ui">{copy.empty}</p>}
      <span aria-hidden="true" className="mt-4 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunk">
        {segments.map(
          ({ segment, customers }) =>
            customers > 0 && (
              <i key={segment} className={`min-w-1 ${colours[segment]}`} style={{ flex: customers }} />
            ),
        )}
      </span>
      <ul className="mt-2">
        {segments.map(({ segment, customers, orders, revenue_bigint }) => (
          <li
            key={segment}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-3 last:border-b-0"
          >
            <span className="flex items-center gap-2 font-semibold text-ui">
              <i aria-hidden="true" className={`size-2.5 rounded-[3px] ${colours[segment]}`} />
              {copy.kinds[segment].label}
            </span>
            <span className="num text-right font-semibold text-ui">{copy.customers(customers)}</span>
            <span className="num text-ink-3 text-small">{copy.kinds[segment].orders}</span>
            <span className="num text-right text-ink-3 text-small">
              {orderCount(orders)}, {formatRupiah(toRupiah(revenue_bigint))}
            </span>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

const rupiahOf = (amount: Sen): string => formatRupiah(toRupiah(amount));

function RefundAnalysis({ refunds }: { readonly refunds: ReportSummary['refunds'] }) {
  const { refundAnalysis: copy, orderCount } = reportsCopy;
  const days = formatDecimal(refunds.average_days ?? 0, { maximumFractionDigits: 1 });
  const facts = [
    [copy.toWallet, rupiahOf(refunds.to_wallet_bigint)],
    [copy.toPayment, rupiahOf(refunds.to_payment_bigint)],
    [copy.whole, copy.wholeOf(refunds.whole_orders, refunds.orders)],
    [copy.delay, copy.days(days)],
  ] as const;
  return (
    <ReportSection id="refund-analysis" title={copy.title}>
      {refunds.count === 0 ? (
        <p className="py-6 text-ink-2 text-ui">{copy.empty}</p>
      ) : (
        <>
          <dl>
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="flex items-baseline justify-between gap-4 border-line border-b py-3 text-ui"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="num text-right font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className="pt-5 pb-1 font-semibold text-ink-2 text-small">{copy.products}</h3>
          <ul>
            {refunds.products.map(({ product_id, title, orders, amount_bigint }) => (
              <li
                key={product_id}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-b py-2.5 last:border-b-0"
              >
                <span className="truncate text-ui">{title}</span>
                <span className="num text-right text-ui">{rupiahOf(amount_bigint)}</span>
                <span className="num text-ink-3 text-small">{orderCount(orders)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ReportSection>
  );
}

interface ReportSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function ReportSection({ id, title, text, children }: ReportSectionProps) {
  return (
    <section aria-labelledby={id}>
      <header className="border-line border-b pb-3">
        <h2 id={id} className="text-t3">
          {title}
        </h2>
        {text !== undefined && <p className="text-ink-3 text-small">{text}</p>}
      </header>
      {children}
    </section>
  );
}
