import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FilterBar } from '#app/components/data-table/filter-bar.tsx';
import { TableFooter } from '#app/components/data-table/table-footer.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { cn } from '#app/lib/cn.ts';
import { paymentsCopy as copy } from '#messages/admin-payments.ts';
import { paymentStatuses, webhookStatuses } from '#shared/payments.ts';
import { gateways, type PaymentTab, paymentTabs } from './payment-tabs.ts';

const tableOptionsFor = (tab: PaymentTab, statuses: readonly string[]): TableOptions => ({
  sorts: [],
  defaultSort: '',
  // The tab is in the URL, so it is a filter that is always set.
  filters: { tab: [tab], status: statuses, gateway: gateways },
});
export const paymentTableOptions = tableOptionsFor('payments', paymentStatuses);
export const webhookTableOptions = tableOptionsFor('webhooks', webhookStatuses);

const gatewayOptions = Object.fromEntries(gateways.map((gateway) => [gateway, gateway]));

/** APAY-001 */
export function PaymentsLayout({
  tab,
  children,
}: {
  readonly tab: PaymentTab;
  readonly children: ReactNode;
}) {
  return (
    <>
      <PageHeader title={copy.title} />
      <nav aria-label={copy.tabs} className={cn(trackClasses, 'mb-5 max-sm:flex')}>
        {paymentTabs.map((name) => (
          <Link
            key={name}
            to={name === 'payments' ? '/admin/payments' : `/admin/payments?tab=${name}`}
            aria-current={name === tab ? 'page' : undefined}
            data-state={name === tab ? 'active' : undefined}
            className={segmentClasses}
          >
            {copy.tabLabels[name]}
          </Link>
        ))}
      </nav>
      {children}
    </>
  );
}

interface PaymentListLayoutProps {
  readonly tab: 'payments' | 'webhooks';
  readonly view: TableView;
  readonly total: number;
  /** Null when nothing matches. */
  readonly children: ReactNode;
}

/** APAY-002 to APAY-004 */
export function PaymentListLayout({ tab, view, total, children }: PaymentListLayoutProps) {
  const shape = tab === 'payments' ? paymentTableOptions : webhookTableOptions;
  const shown = { ...view, filters: { ...view.filters, ...(tab === 'webhooks' && { tab }) } };
  const tableLocation = { pathname: '/admin/payments', shape, view: shown };
  const isFiltered = view.search !== '' || 'status' in view.filters || 'gateway' in view.filters;
  const none = tab === 'payments' ? copy.noPayments : copy.noWebhooks;
  return (
    <section
      aria-label={copy.tabLabels[tab]}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <FilterBar
        shape={shape}
        view={shown}
        searchLabel={tab === 'payments' ? copy.searchPayments : copy.searchWebhooks}
        filters={[
          {
            name: 'status',
            label: copy.columns.status,
            options: tab === 'payments' ? copy.paymentStatuses : copy.webhookStatuses,
          },
          { name: 'gateway', label: copy.columns.gateway, options: gatewayOptions },
        ]}
        hiddenParams={tab === 'webhooks' ? { tab } : {}}
        count={copy.count(countOf(total))}
      />
      {children ?? <EmptyState {...(isFiltered ? copy.noMatch : none)} className="border-0" />}
      <TableFooter view={view} total={total} hrefOf={(change) => tableHref(tableLocation, change)} />
    </section>
  );
}
