import type { ReactNode } from 'react';
import { useActionData, useLocation, useNavigation } from 'react-router';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import type { Shop } from './fetch-shop.ts';
import { ProductList } from './product-list.tsx';
import { PAGE_SIZE, type ShopView, shopHref } from './shop-view.ts';

interface ShopPageProps extends Pick<Shop, 'view' | 'list' | 'categories'> {
  readonly inPortal: boolean;
  readonly ownedIds: ReadonlySet<string>;
  readonly children?: ReactNode;
}

/** Shared by visitors and the portal (MKT, PORT-028). */
export function ShopPage({ view, list, categories, inPortal, ownedIds, children }: ShopPageProps) {
  const { pathname } = useLocation();
  const problem = useActionData<FormReply>()?.problem ?? null;
  const href = (change: Partial<ShopView>) => shopHref(pathname, { ...view, ...change });
  const isWishlist = inPortal && view.isWishlist;
  const isFiltered = view.search !== '' || view.kind !== 'all' || view.category !== null;
  const isLoading = useNavigation().location?.pathname === pathname;
  return (
    <div className={inPortal ? '' : 'wrap pt-[clamp(20px,4vw,64px)] pb-section max-sm:pb-14'}>
      <header className="grid gap-3 pb-3 sm:pb-6">
        <h1 className="font-semibold text-t1">{inPortal ? catalogCopy.titleInPortal : catalogCopy.title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lede max-sm:text-ui">{catalogCopy.lede}</p>
      </header>
      {problem !== null && (
        <p role="alert" className="notice-debit mb-5">
          {problem.message}
        </p>
      )}
      <CatalogToolbar view={view} total={list?.total ?? 0} categories={categories} hasWishlist={inPortal} />
      {list?.is_near === true && <p className="mb-5 text-ink-2 text-ui">{catalogCopy.near}</p>}
      {list === null ? (
        <ErrorState title={catalogCopy.failed} />
      ) : (
        <ProductList
          isLoading={isLoading}
          isWishlist={isWishlist}
          isFiltered={isFiltered || isWishlist || view.page > 1}
          products={list.products}
          ownedIds={ownedIds}
          detailHref={(slug) => href({ detail: slug })}
          resetHref={pathname}
          hasFeatured={view.page === 1 && !isFiltered && view.sort === 'recommended' && !isWishlist}
          {...(isWishlist && !isFiltered && { empty: catalogCopy.noWishes })}
        />
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
        hrefOf={(page) => href({ page })}
        startsAtTop
      />
      {children}
    </div>
  );
}
