import { useLocation } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import { viewsOf } from '#app/components/data-table/list-views.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { contentCopy, statusCopy } from '#messages/admin-content.ts';
import { contentStatuses } from '#shared/content/content.ts';
import { CreateButton } from '../../content-tabs-layout.tsx';
import type { ArticleKind } from '../article-kind.ts';
import { ArticleRowActions } from './article-row-actions.tsx';

export const articleTableOptions: TableOptions = {
  sorts: ['created_at', 'title'],
  defaultSort: '-created_at',
  filters: { status: contentStatuses },
};

const statusFilter = ({ label, draft, published, archived } = statusCopy) => ({
  name: 'status',
  label,
  options: { draft, published, archived },
});

interface ArticleListProps<Row> {
  readonly kind: ArticleKind;
  readonly view: TableView;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly columns: readonly Column<Row>[];
}

export function ArticleList<Row extends { readonly id: string; readonly title: string }>(
  props: ArticleListProps<Row>,
) {
  const { kind, view, rows, total, columns } = props;
  const { copy } = kind;
  const { pathname } = useLocation();
  const location = { pathname, shape: articleTableOptions, view };
  return (
    <ListFrame
      label={copy.title}
      location={location}
      views={viewsOf(statusFilter())}
      searchLabel={copy.search}
      filters={[statusFilter()]}
      count={copy.count(countOf(total))}
      total={total}
      none={copy.none}
      noMatch={contentCopy.noMatch}
      start={<CreateButton kind={kind} />}
    >
      {rows.length === 0 ? null : (
        <DataTable
          label={copy.title}
          rows={rows}
          columns={columns}
          keyOf={({ id }) => id}
          sort={view.sort}
          sortHref={(sort) => tableHref(location, { sort })}
          actions={(row) => <ArticleRowActions kind={kind} row={row} />}
        />
      )}
    </ListFrame>
  );
}
