import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { buttonVariants } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { tableCopy as copy } from '#messages/components/data-table.ts';
import { type Filter, FilterBar } from './filter-bar.tsx';
import { isTabbed, type ListView, ListViews } from './list-views.tsx';
import { TableFooter } from './table-footer.tsx';
import { type TableLocation, type TableView, tableHref } from './table-view.ts';

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
