import { Download, Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { ColumnChart, spanOf } from '#app/components/charts/column-chart.tsx';
import { PeriodLinks, periodIn } from '#app/components/charts/period-links.tsx';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { tableFrame } from '#app/components/data-table/list-frame.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { type exportVisitFunnel, getVisitFunnel, type VisitFunnel } from '#contract/visits/admin.ts';
import { visitsCopy as copy, visitsCopy } from '#messages/visits/admin.ts';
import { sourceLabel } from '#messages/visits/sources.ts';
import { formatCount } from '#shared/money/money.ts';
import type { Route } from './+types/visits.route.ts';
import { productColumns, sourceColumns } from './funnel-columns.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { ReportTabs } from './report-tabs.tsx';
import { VISITS_REPORT } from './visits-path.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const period = periodIn(new URL(request.url).searchParams);
  const query = { period, ...(params.product === undefined ? {} : { product_id: params.product }) };
  return orThrow(await api(context).call(getVisitFunnel, { query }));
}

export const handle: ErrorHandle = () => ({ title: visitsCopy.title, errorTitle: visitsCopy.failed });

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: visitsCopy.title, robots: 'noindex' });

export default function VisitsRoute({ loaderData: { funnel } }: Route.ComponentProps) {
  return <VisitsPage funnel={funnel} />;
}

export function VisitsPage({ funnel }: { readonly funnel: VisitFunnel }) {
  const { period, span, product, totals } = funnel;
  const path = product === null ? VISITS_REPORT : `${VISITS_REPORT}/${product.id}`;
  const csv = apiHref<typeof exportVisitFunnel>('/api/admin/reports/visits.csv', {
    query: { period, product_id: product?.id ?? null },
  });
  const isEmpty = totals.visits === 0 && totals.orders === 0;
  return (
    <>
      <PageHeader title={copy.title} subtitle={<span className="num">{spanOf(span)}</span>}>
        <PeriodLinks path={path} period={period} />
        <HeaderActions
          actions={[
            { label: copy.links, Icon: Link2, to: '/admin/discounts/links' },
            { label: copy.csv, Icon: Download, download: csv },
          ]}
        />
      </PageHeader>
      <ReportTabs />
      {product !== null && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 text-ui">
          <span className="font-semibold">{copy.only(product.title)}</span>
          <Link
            to={`${VISITS_REPORT}?period=${period}`}
            className="inline-flex min-h-tap items-center text-link underline-offset-4 hover:underline"
          >
            {copy.all}
          </Link>
        </p>
      )}
      {isEmpty ? <EmptyState title={copy.empty.title} hint={copy.empty.hint} /> : <Figures funnel={funnel} />}
    </>
  );
}

const countWords = { amount: (count: number) => copy.visitCount(count), short: formatCount };

function Figures({ funnel }: { readonly funnel: VisitFunnel }) {
  const { sources, products, other_sources, crawlers, headless, period } = funnel;
  const columns = funnel.chart.map(({ first, last, visits }) => ({ first, last, amount: visits }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <FunnelPanel {...funnel}>
        <p className="font-semibold text-ink-2 text-small">{copy.chart}</p>
        <ColumnChart
          caption={copy.chart}
          columns={columns}
          begins={null}
          words={countWords}
          empty={<p className="text-ink-2 text-ui">{copy.chartEmpty}</p>}
        />
      </FunnelPanel>
      <section>
        <h2 className="mb-2 text-t3">{copy.sources}</h2>
        <div className={tableFrame}>
          <DataTable
            label={copy.sources}
            rows={sources}
            columns={sourceColumns()}
            keyOf={({ source }) => (source === null ? '' : `${source.channel} ${sourceLabel(source)}`)}
          />
        </div>
        {other_sources > 0 && <p className="pt-3 text-ink-3 text-small">{copy.others(other_sources)}</p>}
      </section>
      {products.length > 0 && (
        <section>
          <h2 className="mb-2 text-t3">{copy.products}</h2>
          <div className={tableFrame}>
            <DataTable
              label={copy.products}
              rows={products}
              columns={productColumns(({ product_id }) => `${VISITS_REPORT}/${product_id}?period=${period}`)}
              keyOf={({ product_id }) => product_id}
            />
          </div>
        </section>
      )}
      <p className="max-w-[70ch] text-ink-3 text-small">{copy.notCounted(crawlers, headless)}</p>
    </div>
  );
}
