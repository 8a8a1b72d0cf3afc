import type { ReactNode } from 'react';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import { readTable } from '#app/components/data-table/load-list.ts';
import { countOf, type Table, tableQuery } from '#app/components/data-table/table-view.ts';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PageTabs } from '#app/components/page/page-tabs.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { ErrorHandle } from '#app/shell/admin/admin-error.tsx';
import { commonErrors } from '#contract/errors.ts';
import {
  getPaymentRecovery,
  getReconciliation,
  listAllPayments,
  listWebhookLog,
} from '#contract/payments/admin.ts';
import { paymentsCopy as copy, paymentsCopy } from '#messages/payments/admin.ts';
import { paymentMethodLabel } from '#messages/payments/ways.ts';
import { toRupiah } from '#shared/money/money.ts';
import type { Route } from './+types/payments.route.ts';
import { paymentAction } from './payment-actions.ts';
import { PaymentPanel, WebhookPanel } from './payment-panels.tsx';
import { PaymentTable, WebhookTable } from './payment-tables.tsx';
import { gateways, type PaymentTab, paymentTabs } from './payment-tabs.ts';
import { Reconciliation } from './reconciliation.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = api(context);
  const search = new URL(request.url).searchParams;
  const tab = paymentTabs.find((name) => name === search.get('tab')) ?? 'payments';
  // The tab is in the URL, so it is a filter that is always set.
  const choices = { tab: [tab], gateway: gateways };
  if (tab === 'reconciliation') {
    const result = await client.call(getReconciliation);
    return result.ok ? { tab, ...result.value } : { tab, status: statusOf(result.refusal.code) };
  }
  if (tab === 'webhooks') {
    const table = readTable(request, listWebhookLog.list, choices);
    const { processed: _, ...query } = listWebhookLog.query.parse(tableQuery(table.view));
    const result = await client.call(listWebhookLog, { query });
    return result.ok ? { tab, table, ...result.value } : { tab, status: statusOf(result.refusal.code) };
  }
  const table = readTable(request, listAllPayments.list, choices);
  const { flagged: _, ...query } = listAllPayments.query.parse(tableQuery(table.view));
  const [result, recovery] = await Promise.all([
    client.call(listAllPayments, { query }),
    client.call(getPaymentRecovery),
  ]);
  return result.ok
    ? { tab, table, recovery: recovery.ok ? recovery.value : null, ...result.value }
    : { tab, status: statusOf(result.refusal.code) };
}

/** APAY-009 */
function statusOf(code: string): number {
  return Object.entries(commonErrors).find(([name]) => name === code)?.[1].status ?? 503;
}

export const action = paymentAction;
export const clientAction = formClientAction;

export const handle: ErrorHandle = () => ({
  title: paymentsCopy.title,
  errorTitle: paymentsCopy.failed(503),
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: paymentsCopy.title, robots: 'noindex' });

export default function PaymentsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <ListAndDetail detail={<OpenDetail loaderData={loaderData} />}>
      <PaymentsLayout tab={loaderData.tab}>
        <PaymentsContent loaderData={loaderData} />
      </PaymentsLayout>
    </ListAndDetail>
  );
}

function OpenDetail({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  if ('webhooks' in loaderData) return <WebhookPanel webhooks={loaderData.webhooks} />;
  return 'payments' in loaderData && <PaymentPanel payments={loaderData.payments} />;
}

function PaymentsContent({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  if ('status' in loaderData) return <ErrorState title={paymentsCopy.failed(loaderData.status)} />;
  if ('findings' in loaderData)
    return <Reconciliation findings={loaderData.findings} audit={loaderData.audit} />;
  if ('webhooks' in loaderData) {
    const { table, total, failed, webhooks } = loaderData;
    return (
      <PaymentListLayout tab="webhooks" table={table} total={total} failed={failed}>
        {webhooks.length === 0 ? null : <WebhookTable webhooks={webhooks} />}
      </PaymentListLayout>
    );
  }
  const { table, total, payments, recovery } = loaderData;
  return (
    <>
      {recovery !== null && recovery.reminded > 0 && (
        <p className="-mt-2 mb-4 text-ink-2 text-ui tabular-nums">
          {paymentsCopy.recovery(recovery.reminded, recovery.paid, toRupiah(recovery.recovered_bigint))}
        </p>
      )}
      <PaymentListLayout tab="payments" table={table} total={total}>
        {payments.length === 0 ? null : <PaymentTable payments={payments} />}
      </PaymentListLayout>
    </>
  );
}

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
