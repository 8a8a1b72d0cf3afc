import { Archive, Download, Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type Filter, FilterBar } from '#app/components/data-table/filter-bar.tsx';
import { TableFooter } from '#app/components/data-table/table-footer.tsx';
import { countOf, type TableView, tableHref, tableQuery } from '#app/components/data-table/table-view.ts';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import type { exportProducts } from '#contract/admin/products.ts';
import { productsCopy as copy, productKindCopy } from '#messages/admin-products.ts';
import { BulkBar } from '../actions/bulk-bar.tsx';
import { useProductActions } from '../actions/use-product-actions.tsx';
import { useReorderProducts } from '../actions/use-reorder-products.ts';
import { useSelection } from '../actions/use-selection.ts';
import type { ProductKind } from '../product-kind.ts';
import type { ProductRow } from './fetch-products.ts';
import { ProductTable } from './product-table.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('../import/import-dialog.tsx')).ImportDialog,
}));

function filtersOf({ is_subscription }: ProductKind): readonly Filter[] {
  const { all, ...labels } = copy.filters;
  const { one_time: _, ...cycles } = copy.cycles;
  return [
    { name: 'status', label: labels.status, options: labels.statuses, all },
    { name: 'featured', label: labels.featured, options: labels.featuredOptions, all },
    ...(is_subscription ? [{ name: 'billing_cycle', label: labels.cycle, options: cycles, all }] : []),
  ];
}

export interface ProductsPageProps {
  readonly kind: ProductKind;
  readonly view: TableView;
  readonly products: readonly ProductRow[];
  readonly total: number;
}

/** APRD-001 to APRD-031 */
export function ProductsPage({ kind, view, products, total }: ProductsPageProps) {
  const { pathname } = useLocation();
  const { title } = productKindCopy[kind.name];
  const hrefOf = (change: Partial<TableView>) =>
    tableHref({ pathname, shape: kind.tableOptions, view }, change);
  const isArchive = view.filters.archived === 'yes';
  const isFiltered = view.search !== '' || Object.keys(view.filters).some((name) => name !== 'archived');
  const canMove = !isFiltered && !isArchive && !view.isFromEnd && view.sort === kind.tableOptions.defaultSort;
  const reorder = useReorderProducts({ view, products });
  const selection = useSelection(products.map(({ id }) => id));
  const { handlers, dialog, isBusy, askPrice } = useProductActions({ kind, selection });
  return (
    <>
      <PageHeader title={title}>
        <PageActions kind={kind} view={view} isArchive={isArchive} />
      </PageHeader>
      <section aria-label={title} className="overflow-hidden rounded-card border border-line bg-surface">
        <FilterBar
          shape={kind.tableOptions}
          view={view}
          searchLabel={copy.search}
          filters={filtersOf(kind)}
          count={`${copy.total} ${countOf(total)}`}
        />
        {selection.ids.length > 0 && (
          <BulkBar
            count={selection.ids.length}
            isArchive={isArchive}
            isBusy={isBusy}
            onAction={(step) => handlers.change(selection.ids, step)}
            onEditPrice={askPrice}
            onClear={selection.clear}
          />
        )}
        {products.length === 0 ? (
          <EmptyProducts kind={kind} isFiltered={isFiltered} isArchive={isArchive} />
        ) : (
          <ProductTable
            kind={kind}
            rows={reorder.rows}
            sort={view.sort}
            sortHref={(sort) => hrefOf({ sort })}
            selection={selection}
            handlers={handlers}
            onReorder={canMove ? reorder.save : null}
          />
        )}
        <TableFooter view={view} total={total} hrefOf={hrefOf} />
      </section>
      {dialog}
    </>
  );
}

type EmptyProductsProps = Pick<ProductsPageProps, 'kind'> & {
  readonly isFiltered: boolean;
  readonly isArchive: boolean;
};

function EmptyProducts({ kind, isFiltered, isArchive }: EmptyProductsProps) {
  if (isFiltered) return <EmptyState {...copy.noMatch} className="border-0" />;
  if (isArchive) return <EmptyState {...copy.noArchive} className="border-0" />;
  return (
    <EmptyState title={productKindCopy[kind.name].empty} hint={copy.noHint} className="border-0">
      <Button asChild>
        <Link to={`${kind.path}/create`}>{copy.add}</Link>
      </Button>
    </EmptyState>
  );
}

interface PageActionsProps {
  readonly kind: ProductKind;
  readonly view: TableView;
  readonly isArchive: boolean;
}

function PageActions({ kind, view, isArchive }: PageActionsProps) {
  const [isImporting, setIsImporting] = useState(false);
  const { limit: _, offset: __, from: ___, sort: ____, ...filter } = tableQuery(view);
  const csv = apiHref<typeof exportProducts>('/api/admin/products.csv', {
    query: { ...filter, is_subscription: String(kind.is_subscription) },
  });
  return (
    <>
      <Button asChild variant="quiet" size="sm">
        <Link to={isArchive ? kind.path : `${kind.path}?archived=yes`}>
          <Archive aria-hidden="true" />
          {isArchive ? copy.leaveArchive : copy.archive}
        </Link>
      </Button>
      <Button asChild variant="outline" size="sm">
        <a href={csv} download>
          <Download aria-hidden="true" />
          {copy.export}
        </a>
      </Button>
      <Button variant="outline" size="sm" onClick={() => setIsImporting(true)}>
        <Upload aria-hidden="true" />
        {copy.import}
      </Button>
      <Button asChild variant="dawn" size="sm">
        <Link to={`${kind.path}/create`}>
          <Plus aria-hidden="true" />
          {copy.add}
        </Link>
      </Button>
      {isImporting && (
        <Suspense>
          <ImportDialog kind={kind} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
