import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { segmentClasses, trackClasses } from '#app/components/ui/segmented.tsx';
import { useScrollActiveTabIntoView } from '#app/hooks/use-scroll-active-tab-into-view.ts';
import { cn } from '#app/lib/cn.ts';
import { buildHref, pageParam } from '#app/lib/search-params.ts';
import type { QueuedRefund } from '#contract/admin/refunds.ts';
import { refundsCopy as copy } from '#messages/admin-refunds.ts';
import { formatCount } from '#shared/money.ts';
import { type RefundStatus, refundStatuses } from '#shared/refunds.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { RefundRequestCard, type Verdict } from './refund-request-card.tsx';

export type QueueTab = RefundStatus | 'all';
export const queueTabs: readonly QueueTab[] = [...refundStatuses, 'all'];
export const PAGE_SIZE = 20;

export interface RefundsPageProps {
  readonly tab: QueueTab;
  readonly page: number;
  readonly refunds: readonly QueuedRefund[];
  readonly total: number;
  readonly waiting: number;
}

const hrefOf = (tab: QueueTab, page = 1) =>
  buildHref('/admin/refunds', { status: tab === 'requested' ? null : tab, page: pageParam(page) });

export function RefundsPage({ tab, page, refunds, total, waiting }: RefundsPageProps) {
  const [open, setOpen] = useState<{ readonly id: string; readonly verdict: Verdict } | null>(null);
  // The dialog stays open, and busy, until the list no longer offers the request.
  const request = refunds.find(({ id, status }) => id === open?.id && status === 'requested');
  const empty = tab === 'requested' ? copy.empty.requested : copy.empty.other;
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <QueueTabs tab={tab} waiting={waiting} />
      {refunds.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <ul aria-label={copy.list} className="overflow-hidden rounded-card border border-line bg-surface">
          {refunds.map((refund) => (
            <RefundRequestCard
              key={refund.id}
              refund={refund}
              onDecide={(verdict) => setOpen({ id: refund.id, verdict })}
            />
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={Math.ceil(total / PAGE_SIZE)} hrefOf={(next) => hrefOf(tab, next)} />
      {open !== null && request !== undefined && (
        <DecisionDialog refund={request} verdict={open.verdict} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function QueueTabs({ tab, waiting }: Pick<RefundsPageProps, 'tab' | 'waiting'>) {
  const tabListRef = useScrollActiveTabIntoView<HTMLElement>(tab);
  return (
    <nav ref={tabListRef} aria-label={copy.filter} className="mb-5 overflow-x-auto">
      <ul className={cn(trackClasses, 'max-w-none')}>
        {queueTabs.map((name) => (
          <li key={name}>
            <Link
              to={hrefOf(name)}
              aria-current={name === tab ? 'page' : undefined}
              data-state={name === tab ? 'active' : undefined}
              className={segmentClasses}
            >
              {copy.tabs[name]}
              {name === 'requested' && waiting > 0 && <b className="num">{formatCount(waiting)}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
