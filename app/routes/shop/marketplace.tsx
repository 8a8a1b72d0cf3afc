import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '#app/components/error-state.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { accessTo } from '#app/features/catalog/access-to.ts';
import { BuyArea } from '#app/features/catalog/buy-area.tsx';
import { catalogCopy } from '#app/features/catalog/catalog-copy.ts';
import { CatalogToolbar } from '#app/features/catalog/catalog-toolbar.tsx';
import { ProductList } from '#app/features/catalog/product-list.tsx';
import { readShop } from '#app/features/catalog/read-shop.ts';
import { PAGE_SIZE, readShopView, type ShopView, shopHref } from '#app/features/catalog/shop-view.ts';
import { useDetailProblem } from '#app/features/catalog/use-detail-problem.ts';
import { BuyDialogs } from '#app/features/checkout/buy-dialogs.tsx';
import { toBuy } from '#app/features/checkout/product-to-buy.ts';
import { usePurchase } from '#app/features/checkout/use-purchase.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { Route } from './+types/marketplace.ts';

/** Fetched with the first product that somebody looks at; the list alone does not need it. */
const ProductDialog = lazy(() =>
  import('#app/features/catalog/product-dialog.tsx').then((code) => ({ default: code.ProductDialog })),
);

const isPortal = (pathname: string) => pathname.startsWith('/user');

/** List and open product come from the URL, so that a view can be shared and Back closes the dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return readShop(api(context), readShopView(searchParams), isPortal(pathname));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Marketplace', description: catalogCopy.lede, path: '/marketplace' });

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const { view, list, product, problem } = loaderData;
  const { pathname } = useLocation();
  // The portal's shell has margins of its own.
  const inPortal = isPortal(pathname);
  const navigate = useNavigate();
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  const href = (change: Partial<ShopView>) => shopHref(pathname, { ...view, ...change });
  useDetailProblem(problem, href({ detail: null }));
  const isWishlist = inPortal && view.isWishlist;
  return (
    <div className={inPortal ? '' : 'wrap pt-[clamp(32px,4vw,64px)] pb-section'}>
      <header className="grid gap-3 pb-6">
        <h1 className="font-semibold text-t1">{catalogCopy.title}</h1>
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
