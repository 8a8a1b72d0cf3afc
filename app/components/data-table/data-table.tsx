// biome-ignore-all lint/a11y/noRedundantRoles: Safari forgets what a table is when its rows are laid out as cards

import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type HTMLAttributes, type ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { cn } from '#app/lib/cn.ts';
import { tableCopy } from '#messages/components/data-table.ts';
import { nextSort } from './table-view.ts';

export interface Column<Row> {
  readonly header: string;
  readonly cell: (row: Row, folded?: ReactNode) => ReactNode;
  readonly sort?: string;
  readonly isNumber?: boolean;
  readonly isWide?: boolean;
  readonly isTitle?: boolean;
  /** Folds into the title below this table width; default: a phone's. `never` is for the figure at the end. */
  readonly fold?: keyof typeof folds;
  /** Its form in the second line: the cell by default, `wide` hides it on a phone, `none` always. */
  readonly line?: 'wide' | 'none' | ((row: Row) => ReactNode);
}

/** Measured by the table's own width, because the side bar takes part of the window. */
const folds = {
  wide: { cell: '@max-[72rem]:hidden', line: '@min-[72rem]:hidden' },
  desk: { cell: '@max-[60rem]:hidden', line: '@min-[60rem]:hidden' },
  tablet: { cell: '@max-4xl:hidden', line: '@4xl:hidden' },
  phone: { cell: '@max-cards:hidden', line: '@cards:hidden' },
  never: { cell: '', line: '' },
} as const;

export interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: string;
  readonly sortHref?: (sort: string) => string;
  readonly groupOf?: (row: Row) => string;
  readonly leadingCell?: { readonly header: ReactNode; readonly cell: (row: Row) => ReactNode };
  readonly actions?: (row: Row) => ReactNode;
  readonly isSelected?: (row: Row) => boolean;
  /** Replaces `tr`, for sortable rows. */
  readonly renderRow?: (row: Row, attributes: HTMLAttributes<HTMLElement>) => ReactNode;
}

/** Columns fold into the title's second line; on a phone rows are cards. Headings are links: the view is in the URL. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, keyOf, leadingCell, actions, groupOf } = props;
  const cellCount = columns.length + (leadingCell ? 1 : 0) + (actions ? 1 : 0);
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className="@container">
      <table
        aria-label={label}
        aria-busy={isLoading || undefined}
        className="w-full border-collapse text-ui @max-cards:block"
      >
        <thead className="@max-cards:sr-only">
          <tr className="h-11 border-line-strong border-b text-left text-ink-2 text-small">
            {leadingCell && (
              <th scope="col" className="w-0 pl-1.5">
                {leadingCell.header}
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} {...props} />
            ))}
            {actions && (
              <th scope="col" className="w-0 pr-2 text-right">
                <span className="sr-only">{tableCopy.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={cn('transition-opacity @max-cards:block', isLoading && 'opacity-60')}>
          {rows.map((row, index) => {
            const group = groupOf?.(row);
            const before = rows[index - 1];
            const isFirst = before === undefined || groupOf?.(before) !== group;
            return (
              <Fragment key={keyOf(row)}>
                {group !== undefined && isFirst && <GroupRow label={group} cellCount={cellCount} />}
                <TableRow row={row} {...props} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function GroupRow({ label, cellCount }: { readonly label: string; readonly cellCount: number }) {
  return (
    <tr className="hidden border-line border-b @max-cards:block">
      <th
        scope="rowgroup"
        colSpan={cellCount}
        className="block px-4 pt-5 pb-2 text-left font-semibold text-ink-3 text-small"
      >
        {label}
      </th>
    </tr>
  );
}

const foldOf = <Row,>({ fold, isNumber = false }: Column<Row>) =>
  folds[fold ?? (isNumber ? 'never' : 'phone')];

interface HeadingProps<Row> {
  readonly column: Column<Row>;
  readonly sort?: string;
  readonly sortHref?: (sort: string) => string;
}

function HeaderCell<Row>({ column, sort = '', sortHref }: HeadingProps<Row>) {
  const { header, isNumber = false, isTitle = false } = column;
  const direction = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none';
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={cn(
        'whitespace-nowrap px-3 font-semibold first:pl-4 last:pr-4',
        isNumber && 'text-right',
        !isTitle && foldOf(column).cell,
      )}
      {...(column.sort !== undefined && { 'aria-sort': direction })}
    >
      {column.sort === undefined || sortHref === undefined ? (
        header
      ) : (
        <Link
          to={sortHref(nextSort(sort, column.sort))}
          preventScrollReset
          className="inline-flex min-h-tap items-center gap-1.5 hover:text-ink"
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
      'relative border-line border-b align-middle last:border-b-0 @max-cards:grid @max-cards:min-h-19 @max-cards:grid-cols-[minmax(0,1fr)_auto_auto] @max-cards:items-center @max-cards:py-2',
      '[&_td_:is(a,button):not([data-row-link],.absolute)]:relative [&_td_:is(a,button):not([data-row-link],.absolute)]:z-1',
      'has-[[data-row-link][aria-current]]:bg-soft has-[[data-row-link]:focus-visible]:outline-2 has-[[data-row-link]:focus-visible]:outline-link has-[[data-row-link]:focus-visible]:-outline-offset-2',
      selected ? 'bg-soft' : 'hover:bg-sunk',
    ),
    children: <Cells {...props} />,
  };
  return renderRow === undefined ? <tr {...attributes} /> : renderRow(row, attributes);
}

function Cells<Row>({ row, columns, leadingCell, actions }: DataTableProps<Row> & { readonly row: Row }) {
  const folded = columns.filter(
    (column) => column.isTitle !== true && column.line !== 'none' && foldOf(column) !== folds.never,
  );
  const isAlone =
    actions === undefined && columns.every((column) => column.isTitle || foldOf(column) !== folds.never);
  const line = folded.map((column) => (
    <span
      key={column.header}
      className={cn(
        'min-w-0 truncate empty:hidden has-[.num]:shrink-0',
        foldOf(column).line,
        column.line === 'wide' && '@max-cards:hidden',
      )}
    >
      {typeof column.line === 'function' ? column.line(row) : column.cell(row)}
    </span>
  ));
  return (
    <>
      {leadingCell && (
        <td className="relative z-1 w-0 pl-1.5 @max-cards:absolute @max-cards:left-0 @max-cards:w-auto @max-cards:pl-4">
          {leadingCell.cell(row)}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.header} column={column} isAlone={isAlone}>
          {column.isTitle === true ? column.cell(row, line) : column.cell(row)}
        </Cell>
      ))}
      {actions && (
        <td className="w-0 pr-2 text-right @max-cards:col-start-3 @max-cards:row-start-1 @max-cards:w-auto @max-cards:pr-1">
          <div className="flex items-center justify-end">{actions(row)}</div>
        </td>
      )}
    </>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly isAlone: boolean;
  readonly children: ReactNode;
}

function Cell<Row>({ column, isAlone, children }: CellProps<Row>) {
  const { isNumber = false, isTitle = false, isWide = false } = column;
  return (
    <td
      className={cn(
        'h-16 px-3 py-2 first:pl-4 last:pr-4 @max-cards:h-auto @max-cards:py-0',
        isNumber && 'num text-right',
        isWide && 'w-full',
        isTitle
          ? ['w-full @max-cards:w-auto @max-cards:pl-4', isAlone ? '@max-cards:pr-4' : '@max-cards:pr-0']
          : ['whitespace-nowrap', foldOf(column).cell],
      )}
    >
      {children}
    </td>
  );
}
