import { Link } from 'react-router';
import { spanOf } from '#app/components/charts/chart-columns.ts';
import { PeriodLinks, periodHref } from '#app/components/charts/period-links.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button, buttonVariants } from '#app/components/ui/button.tsx';
import type { ReportSummary } from '#contract/reports/admin.ts';
import { reportsCopy as copy } from '#messages/reports/admin.ts';
import { CustomerSegments } from './customer-segments.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { RefundAnalysis } from './refund-analysis.tsx';
import { TopProducts } from './top-products.tsx';

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
