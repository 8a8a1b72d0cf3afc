import { ChevronDown, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router';
import { buttonVariants } from '#app/components/ui/button.tsx';
import { tableCopy } from '#messages/components/data-table.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { formatCount } from '#shared/money/money.ts';
import { countOf, pageLinks, pageSizes, type TableView } from './table-view.ts';

interface TableFooterProps {
  readonly view: TableView;
  readonly total: number;
  readonly hrefOf: (change: Partial<TableView>) => string;
}

export function TableFooter({ view, total, hrefOf }: TableFooterProps) {
  if (total === 0) return null;
  // Nothing to page. Beyond the last page the pager stays, to lead back.
  if (total <= pageSizes[0] && view.page === 1 && !view.isFromEnd)
    return <p className="num px-4 py-3 text-ink-2 text-small">{rowRange(view, total)}</p>;
  const steps = pageLinks(view, total);
  const links = [
    { to: steps.first, label: tableCopy.first, Icon: ChevronFirst },
    { to: steps.previous, label: tableCopy.previous, Icon: ChevronLeft },
    { to: steps.next, label: tableCopy.next, Icon: ChevronRight },
    { to: steps.last, label: tableCopy.last, Icon: ChevronLast },
  ];
  const place = (
    <p className="num px-1">
      <span className="sr-only">{tableCopy.page} </span>
      {pageLabel(view, total)}
    </p>
  );
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-ink-2 text-small">
      <div className="flex items-center gap-4">
        <p className="num">{rowRange(view, total)}</p>
        <PageSizeSelect view={view} hrefOf={hrefOf} />
      </div>
      <nav aria-label={tableCopy.pages} className="flex items-center gap-1">
        {links.map(({ to, label, Icon }, index) => (
          <Fragment key={label}>
            {index === 2 && place}
            <Step href={to === null ? null : hrefOf(to)} label={label}>
              <Icon aria-hidden="true" />
            </Step>
          </Fragment>
        ))}
      </nav>
    </footer>
  );
}

/** `21–40 dari 312`, or `20 terakhir` when paging from the end. */
function rowRange({ page, limit, isFromEnd }: TableView, total: number): string {
  const first = Math.min(total, (page - 1) * limit + 1);
  const last = Math.min(total, page * limit);
  if (!isFromEnd) return tableCopy.range(formatCount(first), formatCount(last), countOf(total));
  return page === 1
    ? tableCopy.lastRows(formatCount(last))
    : tableCopy.rangeFromEnd(formatCount(first), formatCount(last));
}

function pageLabel({ page, limit, isFromEnd }: TableView, total: number): string {
  if (isFromEnd) return page === 1 ? tableCopy.end : `${tableCopy.end} − ${formatCount(page - 1)}`;
  const pages = Math.max(1, Math.ceil(total / limit));
  return `${formatCount(page)} / ${formatCount(pages)}${total === MAX_COUNTED ? '+' : ''}`;
}

function PageSizeSelect({ view, hrefOf }: Pick<TableFooterProps, 'view' | 'hrefOf'>) {
  const navigate = useNavigate();
  return (
    <span className="relative inline-flex items-center rounded-control shadow-[inset_0_0_0_1px_var(--control-line)]">
      <select
        aria-label={tableCopy.perPage}
        key={view.limit}
        defaultValue={view.limit}
        onChange={({ target }) => {
          const limit = pageSizes.find((size) => String(size) === target.value);
          if (limit !== undefined) navigate(hrefOf({ limit }), { preventScrollReset: true });
        }}
        className="num min-h-tap cursor-pointer appearance-none rounded-control bg-transparent pr-8 pl-3.5 font-semibold text-ink"
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size} {tableCopy.perPage}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3 size-4 text-ink-2" />
    </span>
  );
}

interface StepProps {
  readonly href: string | null;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Step({ href, label, children }: StepProps) {
  const classes = buttonVariants({ variant: 'quiet', size: 'icon' });
  if (href === null) {
    return (
      <button type="button" disabled aria-label={label} className={classes}>
        {children}
      </button>
    );
  }
  return (
    <Link to={href} aria-label={label} className={classes} preventScrollReset>
      {children}
    </Link>
  );
}
