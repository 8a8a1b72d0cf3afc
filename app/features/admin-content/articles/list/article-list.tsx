import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { type Column, DataTable } from '#app/components/data-table/data-table.tsx';
import { FilterBar } from '#app/components/data-table/filter-bar.tsx';
import { TableFooter } from '#app/components/data-table/table-footer.tsx';
import {
  countOf,
  type TableOptions,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { contentCopy, statusCopy } from '#messages/admin-content.ts';
import { contentStatuses } from '#shared/content.ts';
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
  const hrefOf = (change: Partial<TableView>) =>
    tableHref({ pathname, shape: articleTableOptions, view }, change);
  const isFiltered = view.search !== '' || Object.keys(view.filters).length > 0;
  const create = (
    <Button asChild size="sm">
      <Link to={kind.formHref('new')}>
        <Plus aria-hidden="true" />
        {copy.create}
      </Link>
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex justify-end">{create}</div>
      <section aria-label={copy.title} className="overflow-hidden rounded-card border border-line bg-surface">
        <FilterBar
          shape={articleTableOptions}
          view={view}
          searchLabel={copy.search}
          filters={[statusFilter()]}
          count={copy.count(countOf(total))}
        />
        {rows.length === 0 ? (
          <EmptyState {...(isFiltered ? contentCopy.noMatch : copy.none)} className="border-0" />
        ) : (
          <DataTable
            label={copy.title}
            rows={rows}
            columns={columns}
            keyOf={({ id }) => id}
            sort={view.sort}
            sortHref={(sort) => hrefOf({ sort })}
            actions={(row) => <ArticleRowActions kind={kind} row={row} />}
          />
        )}
        <TableFooter view={view} total={total} hrefOf={hrefOf} />
      </section>
    </>
  );
}
