import { lazy, Suspense } from 'react';
import { data, Link, useLocation, useNavigate } from 'react-router';
import { accessTo } from '#app/features/catalog/access-to.ts';
import { answerWish } from '#app/features/catalog/answer-wish.ts';
import { BuyArea } from '#app/features/catalog/buy-area.tsx';
import { catalogCopy } from '#app/features/catalog/catalog-copy.ts';
import { readShop } from '#app/features/catalog/read-shop.ts';
import { ShopPage } from '#app/features/catalog/shop-page.tsx';
import { readShopView, shopHref } from '#app/features/catalog/shop-view.ts';
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
  const shop = await readShop(api(context), readShopView(searchParams), isPortal(pathname));
  // A list that took too long must not be kept, nor be believed by a search engine.
  return data(shop, { status: shop.list === null ? 503 : 200 });
}

export const action = (args: Route.ActionArgs) => answerWish(args);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Marketplace', description: catalogCopy.lede, path: '/marketplace' });

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const { view, list, product, problem } = loaderData;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  const listHref = shopHref(pathname, { ...view, detail: null });
  useDetailProblem(problem, listHref);
  return (
    <ShopPage view={view} list={list} inPortal={isPortal(pathname)} ownedIds={owned.ids}>
      {product !== null && (
        <noscript>
          <p className="fixed inset-x-0 bottom-0 z-50 border-line border-t bg-lift px-gutter py-4">
            <Link to={`/product/${product.slug}`} className="font-semibold text-link underline">
              {catalogCopy.detail} {product.title}
            </Link>
          </p>
        </noscript>
      )}
      {product !== null && (
        <Suspense>
          <ProductDialog
            product={product}
            onClose={() => navigate(listHref, { preventScrollReset: true })}
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
    </ShopPage>
  );
}
