import { Bell, ClipboardCheck, Download, MessageCircle, Plus, Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { BulkBar } from '#app/components/data-table/bulk-bar.tsx';
import { DataTable } from '#app/components/data-table/data-table.tsx';
import type { Filter } from '#app/components/data-table/filter-bar.tsx';
import { ListFrame } from '#app/components/data-table/list-frame.tsx';
import type { ListView } from '#app/components/data-table/list-views.tsx';
import {
  countOf,
  filterQuery,
  type Table,
  type TableView,
  tableHref,
} from '#app/components/data-table/table-view.ts';
import { useSelection } from '#app/components/data-table/use-selection.ts';
import { HeaderActions } from '#app/components/page/header-actions.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { Button } from '#app/components/ui/button.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { cn } from '#app/lib/cn.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { formText } from '#app/lib/forms/form-reply.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import type { exportProducts } from '#contract/catalog/admin-products.ts';
import { productsCopy as copy, productKindCopy } from '#messages/catalog/admin.ts';
import { handInDeskCopy } from '#messages/courses/admin-hand-ins.ts';
import { questionsCopy } from '#messages/courses/admin-questions.ts';
import { waitsCopy } from '#messages/product-waits/admin.ts';
import type { Route } from './+types/list.route.ts';
import { productAction } from './actions/product-action.ts';
import { useProductAction } from './actions/use-product-action.ts';
import { useProductActions } from './actions/use-product-actions.tsx';
import { fetchProducts, type ProductRow } from './list/fetch-products.ts';
import { type ProductTableProps, tableProps } from './list/table-props.tsx';
import { ProductError } from './product-error.tsx';
import { type ProductKind, productKindAt, productKindOf } from './product-kind.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchProducts(api(context), request, productKindOf(request));

export const action = productAction;

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: productKindCopy[productKindAt(args.location.pathname).name].title,
    robots: 'noindex',
  });

export default function ProductsRoute({ loaderData: { table, list } }: Route.ComponentProps) {
  const kind = productKindAt(useLocation().pathname);
  const { title, listError } = productKindCopy[kind.name];
  if (list === null) return <ProductError key={kind.name} title={title} message={listError} />;
  return <ProductsPage key={kind.name} kind={kind} table={table} {...list} />;
}

const ImportProductsDialog = lazyPart(
  async () => (await import('./import/import-products-dialog.tsx')).ImportProductsDialog,
);

function filtersOf({ is_subscription }: ProductKind): readonly Filter[] {
  const { all, ...labels } = copy.filters;
  const { one_time: _, ...cycles } = copy.cycles;
  return [
    { name: 'status', label: labels.status, options: labels.statuses, all },
    { name: 'featured', label: labels.featured, options: labels.featuredOptions, all },
    ...(is_subscription ? [{ name: 'billing_cycle', label: labels.cycle, options: cycles, all }] : []),
  ];
}

const viewsOf = ({ views } = copy): readonly ListView[] => [
  { label: views.all, filters: {} },
  { label: views.live, filters: { status: 'active' } },
  { label: views.hidden, filters: { status: 'inactive' } },
  { label: views.archive, filters: { archived: 'yes' } },
];

interface ProductsPageProps {
  readonly kind: ProductKind;
  readonly table: Table;
  readonly products: readonly ProductRow[];
  readonly total: number;
}

/** APRD-001 to APRD-031 */
export function ProductsPage({ kind, table, products, total }: ProductsPageProps) {
  const { pathname } = useLocation();
  const { title, empty } = productKindCopy[kind.name];
  const { view } = table;
  const location = { pathname, ...table };
  const isArchive = view.filters.archived === 'yes';
  const isFiltered = view.search !== '' || Object.keys(view.filters).some((name) => name !== 'archived');
  const canMove = !isFiltered && !isArchive && !view.isFromEnd && view.sort === table.options.defaultSort;
  const reorder = useReorderProducts({ view, products });
  const selection = useSelection({
    shown: products.map(({ id }) => id),
    total,
    filter: { ...filterQuery(view), is_subscription: kind.is_subscription },
  });
  const { handlers, dialog, isBusy, bulkChoices } = useProductActions({ kind, selection, isArchive });
  return (
    <>
      <PageHeader title={title}>
        <PageActions kind={kind} view={view} />
      </PageHeader>
      <ListFrame
        label={title}
        location={location}
        views={viewsOf()}
        searchLabel={copy.search}
        filters={filtersOf(kind)}
        count={`${copy.total} ${countOf(total)}`}
        total={total}
        bulkBar={
          selection.count > 0 && (
            <BulkBar selection={selection} total={total} choices={bulkChoices} isBusy={isBusy} />
          )
        }
        none={isArchive ? copy.noArchive : { title: empty, hint: copy.noHint }}
        noMatch={copy.noMatch}
        start={!isArchive && <AddButton kind={kind} />}
      >
        {products.length === 0 ? null : (
          <ProductTable
            kind={kind}
            rows={reorder.rows}
            sort={view.sort}
            sortHref={(sort) => tableHref(location, { sort })}
            selection={selection}
            handlers={handlers}
            onReorder={canMove ? reorder.save : null}
          />
        )}
      </ListFrame>
      {dialog}
    </>
  );
}

interface AddButtonProps extends Pick<ProductsPageProps, 'kind'> {
  readonly isInHeader?: boolean;
}

function AddButton({ kind, isInHeader = false }: AddButtonProps) {
  return (
    <Button asChild size="sm" className={cn(isInHeader && 'max-sm:w-tap max-sm:px-0')}>
      <Link to={`${kind.path}/create`}>
        <Plus aria-hidden="true" />
        <span className={cn(isInHeader && 'max-sm:sr-only')}>{copy.add}</span>
      </Link>
    </Button>
  );
}

const courseDesks = () => [
  { label: questionsCopy.short, Icon: MessageCircle, to: '/admin/products/questions' },
  { label: handInDeskCopy.short, Icon: ClipboardCheck, to: '/admin/products/hand-ins' },
];

interface PageActionsProps {
  readonly kind: ProductKind;
  readonly view: TableView;
}

function PageActions({ kind, view }: PageActionsProps) {
  const [isImporting, setIsImporting] = useState(false);
  const csv = apiHref<typeof exportProducts>('/api/admin/products.csv', {
    query: { ...filterQuery(view), is_subscription: String(kind.is_subscription) },
  });
  const desks = kind.is_subscription ? [] : courseDesks();
  return (
    <>
      <HeaderActions
        actions={[
          { label: waitsCopy.short, Icon: Bell, to: '/admin/products/waiting' },
          ...desks,
          { label: copy.export, Icon: Download, download: csv },
          { label: copy.import, Icon: Upload, onSelect: () => setIsImporting(true) },
        ]}
      >
        <AddButton kind={kind} isInHeader />
      </HeaderActions>
      {isImporting && (
        <Suspense>
          <ImportProductsDialog kind={kind} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

const SortableRows = lazyPart(async () => (await import('./list/sortable-rows.tsx')).SortableRows);

interface SortableTableProps extends ProductTableProps {
  /** Null where the view has no order to change (DECISIONS 21). */
  readonly onReorder: ((ids: readonly string[]) => void) | null;
}

function ProductTable({ onReorder, ...props }: SortableTableProps) {
  const staticTable = <DataTable {...tableProps(props, onReorder === null ? copy.cannotSort : undefined)} />;
  if (onReorder === null) return staticTable;
  return (
    <Suspense fallback={staticTable}>
      <SortableRows {...props} onReorder={onReorder} />
    </Suspense>
  );
}

interface ProductListState {
  readonly view: TableView;
  readonly products: readonly ProductRow[];
}

/**
 * Shows the optimistic order until the list is reloaded. Sends the visible range in its old and new order (APRD-036,
 * APRD-037); on failure the stored order returns (APRD-038).
 */
function useReorderProducts({ view, products }: ProductListState) {
  const { send, formData } = useProductAction();
  const pendingIds = formData === undefined ? null : formText(formData, 'ids').split(',');
  const rows = pendingIds?.flatMap((id) => products.find((product) => product.id === id) ?? []) ?? products;
  const save = (ids: readonly string[]) =>
    send('reorder', {
      offset: String((view.page - 1) * view.limit),
      before: products.map(({ id }) => id).join(','),
      ids: ids.join(','),
    });
  return { rows, save };
}
