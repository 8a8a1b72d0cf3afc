import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { Filter } from './filter-bar.tsx';
import { type EmptyListCopy, ListFrame } from './list-frame.tsx';
import { type ListView, viewsOf } from './list-views.tsx';
import { countOf, type Table, tableHref } from './table-view.ts';

/** Texts of a list. */
export interface ListCopy {
  readonly list: string;
  /** `list` by default. */
  readonly table?: string;
  /** None: the list can not be searched. */
  readonly search?: string;
  readonly count: (total: string) => string;
  readonly none: EmptyListCopy;
  readonly noMatch: string;
}

/** Rows are keyed by their id, those of people by `user_id`. */
type ListRow = { readonly id: string | number } | { readonly user_id: string };

type TableProps<Row> = Omit<DataTableProps<Row>, 'label' | 'sort' | 'sortHref' | 'keyOf' | 'columns'>;

interface StaffListProps<Row> extends TableProps<Row> {
  readonly pathname: string;
  readonly table: Table;
  readonly total: number;
  readonly copy: ListCopy;
  readonly filters?: readonly Filter[];
  /** Tabs; by default the values of the first filter. */
  readonly views?: readonly ListView[];
  /** In place of the filters while rows are selected. */
  readonly bulkBar?: ReactNode;
  /** The first step, where there is nothing yet. */
  readonly start?: ReactNode;
  readonly columns?: DataTableProps<Row>['columns'];
  /** Replaces the table, for rows that are not columns. */
  readonly children?: ReactNode;
}

/** A list of the back-office as its endpoint describes it: views, search, filters, rows and pages. */
export function StaffList<Row extends ListRow>(props: StaffListProps<Row>) {
  const { pathname, table, total, copy, filters = [], views, bulkBar, start, children, ...rest } = props;
  const location = { pathname, ...table };
  const rows = children ?? (
    <DataTable
      columns={[]}
      {...rest}
      keyOf={(row) => String('id' in row ? row.id : row.user_id)}
      label={copy.table ?? copy.list}
      sort={table.view.sort}
      sortHref={(sort) => tableHref(location, { sort })}
    />
  );
  return (
    <ListFrame
      label={copy.list}
      location={location}
      views={views ?? filters.slice(0, 1).flatMap((filter) => viewsOf(filter))}
      {...(copy.search !== undefined && { searchLabel: copy.search })}
      filters={filters}
      count={copy.count(countOf(total))}
      total={total}
      bulkBar={bulkBar}
      none={copy.none}
      noMatch={copy.noMatch}
      start={start}
    >
      {rest.rows.length === 0 ? null : rows}
    </ListFrame>
  );
}
