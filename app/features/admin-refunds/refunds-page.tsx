import { Check, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import {
  countOf,
  parseTableView,
  type TableOptions,
  type TableView,
} from '#app/components/data-table/table-view.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import type { QueuedRefund } from '#contract/admin/sales/refunds.ts';
import { refundsCopy as copy } from '#messages/admin-refunds.ts';
import { refundStatuses } from '#shared/shop/refunds.ts';
import { refundColumns } from './refund-columns.tsx';
import { RefundDetail, type Verdict } from './refund-detail.tsx';

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

const queueTabs = [...refundStatuses, 'all'] as const;

const refundTableOptions: TableOptions = { sorts: [], defaultSort: '', filters: { status: queueTabs } };

/** What waits is what one comes for. */
export function parseQueueView(search: URLSearchParams): TableView {
  const view = parseTableView(search, refundTableOptions);
  return { ...view, filters: { status: view.filters.status ?? 'requested' } };
}

export interface RefundsPageProps {
  readonly view: TableView;
  readonly refunds: readonly QueuedRefund[];
  readonly total: number;
  readonly waiting: number;
}

interface Opened {
  readonly id: string;
  /** Null: the facts, before the decision. */
  readonly verdict: Verdict | null;
}

/** DECISIONS 51 */
export function RefundsPage({ view, refunds, total, waiting }: RefundsPageProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const open = ({ id }: QueuedRefund, verdict: Verdict | null = null) => setOpened({ id, verdict });
  const request = refunds.find(({ id }) => id === opened?.id);
  const verdict = opened?.verdict ?? null;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <ListFrame
        label={copy.list}
        location={{ pathname: '/admin/refunds', shape: refundTableOptions, view }}
        views={queueTabs.map((status) => ({
          label: copy.tabs[status],
          filters: { status },
          count: status === 'requested' ? waiting : undefined,
        }))}
        count={copy.count(countOf(total))}
        total={total}
        none={view.filters.status === 'requested' ? copy.empty.requested : copy.empty.other}
        noMatch={copy.empty.other.title}
      >
        {refunds.length === 0 ? null : (
          <DataTable
            label={copy.list}
            rows={refunds}
            columns={refundColumns(open)}
            keyOf={({ id }) => id}
            actions={(refund) => <RefundMenu refund={refund} onOpen={(chosen) => open(refund, chosen)} />}
          />
        )}
      </ListFrame>
      {request !== undefined && verdict === null && (
        <RefundDetail refund={request} onDecide={(chosen) => open(request, chosen)} onClose={close} />
      )}
      {/* Open, and busy, until the list no longer offers the request. */}
      {request?.status === 'requested' && verdict !== null && (
        <DecisionDialog refund={request} verdict={verdict} onClose={close} />
      )}
    </>
  );
}

interface RefundMenuProps {
  readonly refund: QueuedRefund;
  readonly onOpen: (verdict: Verdict | null) => void;
}

function RefundMenu({ refund, onOpen }: RefundMenuProps) {
  return (
    <RowMenu name={`${refund.title}, ${refund.user_name}`}>
      <DropdownMenuItem onSelect={() => onOpen(null)}>
        <Eye aria-hidden="true" />
        {copy.review}
      </DropdownMenuItem>
      {refund.status === 'requested' && (
        <>
          <DropdownMenuItem onSelect={() => onOpen('approve')}>
            <Check aria-hidden="true" />
            {copy.approve}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem danger onSelect={() => onOpen('reject')}>
            <X aria-hidden="true" />
            {copy.reject}
          </DropdownMenuItem>
        </>
      )}
    </RowMenu>
  );
}
