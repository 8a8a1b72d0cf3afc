import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '#app/components/error-state.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { BuyDialogs } from '#app/features/checkout/buy-dialogs.tsx';
import { toBuy } from '#app/features/checkout/product-to-buy.ts';
import { usePurchase } from '#app/features/checkout/use-purchase.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { accessTo } from './access-to.ts';
import { BuyArea } from './buy-area.tsx';
import { catalogCopy } from './catalog-copy.ts';
import { CatalogToolbar } from './catalog-toolbar.tsx';
import { ProductList } from './product-list.tsx';
import type { Shop } from './read-shop.ts';
import { PAGE_SIZE, type ShopView, shopHref } from './shop-view.ts';
import { useDetailProblem } from './use-detail-problem.ts';

/** Fetched with the first product that somebody looks at; the list alone does not need it. */
const ProductDialog = lazy(() =>
  import('./product-dialog.tsx').then((code) => ({ default: code.ProductDialog })),
);

interface ShopPageProps extends Shop {
  /** The portal's shell has margins of its own, and its visitors have a wishlist. */
  readonly inPortal: boolean;
}

/** The shop, the same for visitors and in the portal (MKT, PORT-028). */
export function ShopPage({ view, list, product, problem, inPortal }: ShopPageProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  const href = (change: Partial<ShopView>) => shopHref(pathname, { ...view, ...change });
  useDetailProblem(problem, href({ detail: null }));
  const isWishlist = inPortal && view.isWishlist;
  return (
    <div className={inPortal ? '' : 'wrap pt-[clamp(32px,4vw,64px)] pb-section'}>
      <header className="grid gap-3 pb-6">
        <h1 className="font-semibold text-t1">{inPortal ? catalogCopy.titleInPortal : catalogCopy.title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lede">{catalogCopy.lede}</p>
      </header>
      <CatalogToolbar view={view} total={list?.total ?? 0} hasWishlist={inPortal} />
      {list === null ? (
        <ErrorState title={catalogCopy.failed} />
      ) : (
        <ProductList
          products={list.products}
          ownedIds={owned.ids}
          detailHref={(slug) => href({ detail: slug })}
          resetHref={pathname}
          hasLead={view.page === 1 && view.search === '' && view.sort === 'recommended' && !isWishlist}
          {...(isWishlist && view.search === '' && view.kind === 'all' && { empty: catalogCopy.noWishes })}
        />
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
        hrefOf={(page) => href({ page })}
        startsAtTop
      />
      {product !== null && (
        <Suspense>
          <ProductDialog
            product={product}
            onClose={() => navigate(href({ detail: null }), { preventScrollReset: true })}
            buyArea={
              <BuyArea
                product={product}
                access={accessTo(product.id, owned)}
                isBusy={purchase.isBusy}
                onBuy={() => purchase.start(toBuy(product))}
              />
            }
          />
        </Suspense>
      )}
      <BuyDialogs purchase={purchase} />
    </div>
  );
}
