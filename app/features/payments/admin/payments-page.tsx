import type { ReactNode } from 'react';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { countOf, type Table } from '#app/components/data-table/table-view.ts';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { paymentsCopy as copy } from '#messages/payments/admin.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { gateways, type PaymentTab, paymentTabs } from './payment-tabs.ts';

const gatewayOptions = () =>
  Object.fromEntries(gateways.map((gateway) => [gateway, paymentMethodLabel(gateway)]));

const tabHref = (tab: PaymentTab) => (tab === 'payments' ? '/admin/payments' : `/admin/payments?tab=${tab}`);

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
      <PageTabs
        label={copy.tabs}
        tabs={paymentTabs.map((name) => ({ label: copy.tabLabels[name], to: tabHref(name) }))}
        current={tabHref(tab)}
      />
      {children}
    </>
  );
}

interface PaymentListLayoutProps {
  readonly tab: 'payments' | 'webhooks';
  readonly table: Table;
  readonly total: number;
  readonly failed?: number;
  /** Null when nothing matches. */
  readonly children: ReactNode;
}

/** APAY-002 to APAY-004 */
export function PaymentListLayout({ tab, table, total, failed, children }: PaymentListLayoutProps) {
  const hiddenParams = tab === 'webhooks' ? { tab } : {};
  const view = { ...table.view, filters: { ...table.view.filters, ...hiddenParams } };
  const status = {
    name: 'status',
    label: copy.columns.status,
    options: tab === 'payments' ? copy.paymentStatuses : copy.webhookStatuses,
  };
  return (
    <ListFrame
      label={copy.tabLabels[tab]}
      location={{ ...table, pathname: '/admin/payments', view }}
      views={viewsOf(status, hiddenParams).map((each) =>
        each.filters.status === 'Failed' ? { ...each, count: failed } : each,
      )}
      searchLabel={tab === 'payments' ? copy.searchPayments : copy.searchWebhooks}
      filters={[status, { name: 'gateway', label: copy.columns.gateway, options: gatewayOptions() }]}
      hiddenParams={hiddenParams}
      count={copy.count[tab](countOf(total))}
      total={total}
      none={tab === 'payments' ? copy.noPayments : copy.noWebhooks}
      noMatch={copy.noMatch}
    >
      {children}
    </ListFrame>
  );
}
