import { useLocation } from 'react-router';
import type { Column } from '#app/components/data-table/data-table.tsx';
import { StaffList } from '#app/components/data-table/staff-list.tsx';
import type { Table } from '#app/components/data-table/table-view.ts';
import { CreateButton } from '#app/features/content/admin/content-tabs-layout.tsx';
import { contentCopy, statusCopy } from '#messages/content/admin.ts';
import type { ArticleKind } from '../article-kind.ts';
import { ArticleRowActions } from './article-row-actions.tsx';

const statusFilter = ({ label, draft, published, archived } = statusCopy) => ({
  name: 'status',
  label,
  options: { draft, published, archived },
});

interface ArticleListProps<Row> {
  readonly kind: ArticleKind;
  readonly table: Table;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly columns: readonly Column<Row>[];
}

export function ArticleList<Row extends { readonly id: string; readonly title: string }>(
  props: ArticleListProps<Row>,
) {
  const { kind, table, rows, total, columns } = props;
  const { copy } = kind;
  const { pathname } = useLocation();
  return (
    <StaffList
      pathname={pathname}
      table={table}
      rows={rows}
      total={total}
      columns={columns}
      copy={{ ...copy, list: copy.title, noMatch: contentCopy.noMatch }}
      filters={[statusFilter()]}
      start={<CreateButton kind={kind} />}
      actions={(row) => <ArticleRowActions kind={kind} row={row} />}
    />
  );
}
