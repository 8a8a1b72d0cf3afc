// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is when its rows are laid out as cards

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { tableCopy } from '#messages/data-table.ts';
import { nextSort } from './table-view.ts';

export interface Column<Row> {
  /** Heading, and label of the value on a card. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The API's name, if sortable. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** The title of a row: the first line of its card. */
  readonly isTitle?: boolean;
}

interface DataTableProps<Row> {
  /** Caption for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly sort: string;
  readonly sortHref: (sort: string) => string;
  /** Cells before and after the columns: checkbox or drag handle; buttons. */
  readonly leadingCell?: { readonly header: ReactNode; readonly cell: (row: Row) => ReactNode };
  readonly actions?: (row: Row) => ReactNode;
  readonly isSelected?: (row: Row) => boolean;
  /** Replaces `tr`, for sortable rows. */
  readonly renderRow?: (row: Row, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}

/**
 * A table from 768 px, below that a card for each row. The server sorts, filters and paginates; the view is in the URL,
 * so headings are links.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, keyOf, leadingCell, actions } = props;
  return (
    <div className="md:overflow-x-auto">
      <table aria-label={label} className="w-full border-collapse text-ui max-md:block">
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-left text-ink-2 text-small">
            {leadingCell && (
              <th scope="col" className="w-0 pl-2">
                {leadingCell.header}
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} {...props} />
            ))}
            {actions && (
              <th scope="col" className="px-2 py-3 text-right font-semibold 2xl:px-4">
                {tableCopy.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort: string;
  readonly sortHref: (sort: string) => string;
}

function HeaderCell<Row>({ column, sort, sortHref }: HeadingProps<Row>) {
  const { header, isNumber = false } = column;
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none';
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={cn('whitespace-nowrap px-2 py-3 font-semibold 2xl:px-4', isNumber && 'text-right')}
      {...(column.sort !== undefined && { 'aria-sort': direction })}
    >
      {column.sort === undefined ? (
        header
      ) : (
        <Link
          to={sortHref(nextSort(sort, column.sort))}
          preventScrollReset
          className="-my-2 inline-flex min-h-tap items-center gap-1.5 hover:text-ink"
        >
          {header}
          {direction !== 'none' && <Arrow aria-hidden="true" className="size-4" />}
        </Link>
      )}
    </th>
  );
}

function TableRow<Row>(props: DataTableProps<Row> & { readonly row: Row }) {
  const { row, isSelected, renderRow } = props;
  const selected = isSelected?.(row) ?? false;
  const attributes: HTMLAttributes<HTMLElement> = {
    'aria-selected': isSelected === undefined ? undefined : selected,
    className: cn(
      'border-line border-b align-middle max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-4 md:last:border-b-0',
      selected && 'bg-soft',
    ),
    children: <Cells {...props} />,
  };
  return renderRow === undefined ? <tr {...attributes} /> : renderRow(row, attributes);
}

function Cells<Row>({ row, columns, leadingCell, actions }: DataTableProps<Row> & { readonly row: Row }) {
  return (
    <>
      {leadingCell && <td className="pl-2 max-md:p-0">{leadingCell.cell(row)}</td>}
      {columns.map((column) => (
        <Cell key={column.header} column={column} isBesideLead={leadingCell !== undefined}>
          {column.cell(row)}
        </Cell>
      ))}
      {actions && (
        <td className="py-1 text-right 2xl:px-2 max-md:col-span-full max-md:-mb-2 max-md:p-0">
          <div className="flex items-center justify-end">{actions(row)}</div>
        </td>
      )}
    </>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly isBesideLead: boolean;
  readonly children: ReactNode;
}

function Cell<Row>({ column, isBesideLead: hasLeadingCell, children }: CellProps<Row>) {
  const { header, isNumber = false, isTitle = false } = column;
  return (
    <td
      data-label={isTitle ? undefined : header}
      className={cn(
        'px-2 py-2.5 max-md:col-span-full max-md:p-0 2xl:px-4',
        isNumber && 'num text-right',
        isTitle && hasLeadingCell && 'max-md:col-span-1 max-md:self-center',
        !isTitle &&
          'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:text-right max-md:before:text-ink-3 max-md:before:text-small max-md:before:content-[attr(data-label)]',
      )}
    >
      {children}
    </td>
  );
}
