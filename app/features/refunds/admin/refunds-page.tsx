import { Check, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListAndDetail } from '#app/components/data-table/detail-panel.tsx';
import { RowMenu } from '#app/components/data-table/row-menu.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import { parseTableView, type Table } from '#app/components/data-table/table-view.ts';
import { useOpenRow } from '#app/components/data-table/use-open-row.ts';
import { lazyDialog } from '#app/components/dialogs/lazy-dialog.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '#app/components/ui/dropdown-menu.tsx';
import type { QueuedRefund } from '#contract/refunds/admin.ts';
import { refundsCopy as copy } from '#messages/refunds/admin.ts';
import { refundStatuses } from '#shared/refunds/refunds.ts';
import { DecideLink, RefundPanel, refundColumns, type Verdict } from './refund-panel.tsx';

const DecisionDialog = lazyDialog(async () => (await import('./decision-dialog.tsx')).DecisionDialog);

const queueTabs = [...refundStatuses, 'all'] as const;

export function readQueue(search: URLSearchParams): Table {
  const options = { sorts: [], defaultSort: '', filters: { status: queueTabs } };
  const view = parseTableView(search, options);
  return { options, view: { ...view, filters: { status: view.filters.status ?? 'requested' } } };
}

export interface RefundsPageProps {
  readonly table: Table;
  readonly refunds: readonly QueuedRefund[];
  readonly total: number;
  readonly waiting: number;
}

interface Decision {
  readonly id: string;
  readonly verdict: Verdict;
}

/** DECISIONS 51 */
export function RefundsPage({ table, refunds, total, waiting }: RefundsPageProps) {
  const { status } = table.view.filters;
  const { openId, hrefOf, back } = useOpenRow();
  const [decision, setDecision] = useState<Decision | null>(null);
  const opened = refunds.find(({ id }) => id === openId);
  const decided = refunds.find(({ id }) => id === decision?.id);
  const decide = ({ id }: QueuedRefund, verdict: Verdict) => setDecision({ id, verdict });
  const detail = opened && (
    <RefundPanel refund={opened} onDecide={(verdict) => decide(opened, verdict)} back={back} />
  );
  return (
    <ListAndDetail detail={detail}>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <StaffList
        pathname="/admin/refunds"
        table={table}
        rows={refunds}
        total={total}
        columns={refundColumns(hrefOf, status === 'all')}
        copy={{
          ...copy,
          none: status === 'requested' ? copy.empty.requested : copy.empty.other,
          noMatch: copy.empty.other.title,
        }}
        views={queueTabs.map((tab) => ({
          label: copy.tabs[tab],
          filters: { status: tab },
          count: tab === 'requested' ? waiting : undefined,
        }))}
        actions={(refund) => (
          <RefundMenu
            refund={refund}
            to={hrefOf(refund.id)}
            onDecide={(verdict) => decide(refund, verdict)}
          />
        )}
      />
      {decided?.status === 'requested' && decision !== null && (
        <DecisionDialog refund={decided} verdict={decision.verdict} onClose={() => setDecision(null)} />
      )}
    </ListAndDetail>
  );
}

interface RefundMenuProps {
  readonly refund: QueuedRefund;
  readonly to: string;
  readonly onDecide: (verdict: Verdict) => void;
}

function RefundMenu({ refund, to, onDecide }: RefundMenuProps) {
  return (
    <>
      <DecideLink refund={refund} to={to} className="@max-cards:hidden" />
      <RowMenu name={`${refund.title}, ${refund.user_name}`}>
        <DropdownMenuItem asChild>
          <Link to={to} preventScrollReset>
            <Eye aria-hidden="true" />
            {copy.review}
          </Link>
        </DropdownMenuItem>
        {refund.status === 'requested' && (
          <>
            <DropdownMenuItem onSelect={() => onDecide('approve')}>
              <Check aria-hidden="true" />
              {copy.approve}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem danger onSelect={() => onDecide('reject')}>
              <X aria-hidden="true" />
              {copy.reject}
            </DropdownMenuItem>
          </>
        )}
      </RowMenu>
    </>
  );
}
