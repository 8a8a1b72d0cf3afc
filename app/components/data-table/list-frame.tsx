import { ChevronDown, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { tableCopy as copy } from '#messages/components/data-table.ts';
import { MAX_COUNTED } from '#shared/lists.ts';
import { formatCount } from '#shared/money/money.ts';
import { EmptyState } from '../page/empty-state.tsx';
import { buttonVariants } from '../ui/button.tsx';
import { type Filter, FilterBar } from './filter-bar.tsx';
import { isTabbed, type ListView, ListViews } from './list-views.tsx';
import {
  countOf,
  pageLinks,
  pageSizes,
  type TableLocation,
  type TableView,
  tableHref,
} from './table-view.ts';

export interface EmptyListCopy {
  readonly title: string;
  readonly hint?: string;
}

interface ListFrameProps {
  readonly label: string;
  readonly location: TableLocation;
  readonly views?: readonly ListView[];
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  /** Query parameters to keep, for instance the tab. */
  readonly hiddenParams?: Readonly<Record<string, string>>;
  readonly count: ReactNode;
  readonly total: number;
  readonly bulkBar?: ReactNode;
  readonly none: EmptyListCopy;
  readonly noMatch: string;
  readonly start?: ReactNode;
  /** Null: there are no rows. */
  readonly children: ReactNode;
}

export const tableFrame =
  'overflow-clip rounded-card border border-line bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0';

export function ListFrame(props: ListFrameProps) {
  const { label, location, views = [], filters = [], hiddenParams = {}, bulkBar, total, children } = props;
  const { view } = location;
  const tabbed = filters.filter((filter) => isTabbed(filter, views));
  const hrefOf = (change: Partial<TableView>) => tableHref(location, change);
  return (
    <section aria-label={label} className={tableFrame}>
      {views.length > 1 && <ListViews location={location} hiddenParams={hiddenParams} views={views} />}
      <div
        hidden={!children && isUnfiltered(view)}
        className={cn('relative', bulkBar && 'md:sticky md:top-0 md:z-10')}
      >
        <FilterBar
          options={location.options}
          view={view}
          {...(props.searchLabel !== undefined && { searchLabel: props.searchLabel })}
          filters={filters.filter((filter) => !tabbed.includes(filter))}
          hiddenParams={{ ...hiddenParams, ...filtersIn(view, tabbed) }}
          count={props.count}
        />
        {bulkBar}
      </div>
      {children ?? <NoRows {...props} />}
      <TableFooter view={view} total={total} hrefOf={hrefOf} />
    </section>
  );
}

const filtersIn = ({ filters }: TableView, some: readonly Filter[]) =>
  Object.fromEntries(some.flatMap(({ name }) => (filters[name] ? [[name, filters[name]] as const] : [])));

const isUnfiltered = ({ search, filters, page }: TableView) =>
  search === '' && page === 1 && Object.values(filters).every((value) => value === '');

function NoRows(props: ListFrameProps) {
  const { location, filters = [], hiddenParams = {}, none, noMatch, start } = props;
  const { search, filters: chosen } = location.view;
  const named = filters.flatMap(({ name, label, options }) => {
    const option = options[chosen[name] ?? ''];
    return option === undefined ? [] : [`${label}: ${option}`];
  });
  const asked = [...(search === '' ? [] : [copy.quoted(search)]), ...named];
  if (asked.length === 0) {
    return (
      <EmptyState {...none} className="border-0">
        {start}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={noMatch} hint={copy.searched(asked.join(', '))} className="border-0">
      <Link
        to={tableHref(location, { search: '', filters: hiddenParams })}
        preventScrollReset
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        {copy.clear}
      </Link>
    </EmptyState>
  );
}

interface TableFooterProps {
  readonly view: TableView;
  readonly total: number;
  readonly hrefOf: (change: Partial<TableView>) => string;
}

function TableFooter({ view, total, hrefOf }: TableFooterProps) {
  if (total === 0) return null;
  // Nothing to page. Beyond the last page the pager stays, to lead back.
  if (total <= pageSizes[0] && view.page === 1 && !view.isFromEnd)
    return <p className="num px-4 py-3 text-ink-2 text-small">{rowRange(view, total)}</p>;
  const steps = pageLinks(view, total);
  const links = [
    { to: steps.first, label: copy.first, Icon: ChevronFirst },
    { to: steps.previous, label: copy.previous, Icon: ChevronLeft },
    { to: steps.next, label: copy.next, Icon: ChevronRight },
    { to: steps.last, label: copy.last, Icon: ChevronLast },
  ];
  const place = (
    <p className="num px-1">
      <span className="sr-only">{copy.page} </span>
      {pageLabel(view, total)}
    </p>
  );
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 text-ink-2 text-small">
      <div className="flex items-center gap-4">
        <p className="num">{rowRange(view, total)}</p>
        <PageSizeSelect view={view} hrefOf={hrefOf} />
      </div>
      <nav aria-label={copy.pages} className="flex items-center gap-1">
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
  if (!isFromEnd) return copy.range(formatCount(first), formatCount(last), countOf(total));
  return page === 1
    ? copy.lastRows(formatCount(last))
    : copy.rangeFromEnd(formatCount(first), formatCount(last));
}

function pageLabel({ page, limit, isFromEnd }: TableView, total: number): string {
  if (isFromEnd) return page === 1 ? copy.end : `${copy.end} − ${formatCount(page - 1)}`;
  const pages = Math.max(1, Math.ceil(total / limit));
  return `${formatCount(page)} / ${formatCount(pages)}${total === MAX_COUNTED ? '+' : ''}`;
}

function PageSizeSelect({ view, hrefOf }: Pick<TableFooterProps, 'view' | 'hrefOf'>) {
  const navigate = useNavigate();
  return (
    <span className="relative inline-flex items-center rounded-control shadow-[inset_0_0_0_1px_var(--control-line)]">
      <select
        aria-label={copy.perPage}
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
            {size} {copy.perPage}
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
