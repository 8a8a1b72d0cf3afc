import { Suspense } from 'react';
import { data, Link, redirect, useLocation, useNavigate } from 'react-router';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { BuyArea } from '#app/features/catalog/buy-area.tsx';
import { fetchShop } from '#app/features/catalog/shop/fetch-shop.ts';
import { ShopPage } from '#app/features/catalog/shop/shop-page.tsx';
import { parseShopView, shopHref } from '#app/features/catalog/shop/shop-view.ts';
import { useMissingProductRedirect } from '#app/features/catalog/shop/use-missing-product-redirect.ts';
import { wishlistAction } from '#app/features/catalog/wishlist-action.ts';
import { LazyPurchaseDialogs } from '#app/features/checkout/dialogs/lazy-purchase-dialogs.tsx';
import { toPurchaseItem } from '#app/features/checkout/dialogs/purchase-item.ts';
import { usePurchase } from '#app/features/checkout/dialogs/use-purchase.ts';
import { useAuthModalRequest } from '#app/hooks/session/use-auth-modal.ts';
import { productAccess, useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { api } from '#app/lib/api/api-context.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getViewer } from '#contract/account/session.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import type { Route } from './+types/marketplace.route.ts';

const ProductDialog = lazyPart(
  async () => (await import('#app/features/catalog/shop/product-dialog.tsx')).ProductDialog,
);

const isPortal = (pathname: string) => pathname.startsWith('/user');

/** List and open product are in the URL, so that views can be shared, and Back closes the dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const inPortal = isPortal(unprefixed(pathname));
  const client = api(context);
  const [shop, session] = await Promise.all([
    fetchShop(client, parseShopView(searchParams), inPortal),
    inPortal ? client.call(getViewer) : null,
  ]);
  // Public pages link here (PUB-071); visitors are redirected to the same shop outside the portal.
  if (session?.ok === true && session.value.user === null) throw redirect(`/marketplace${search}`);
  // A list that timed out must not be cached or indexed.
  return data(shop, { status: shop.list === null ? 503 : 200 });
}

export const action = wishlistAction;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: catalogCopy.shop, description: catalogCopy.lede, path: '/marketplace' });

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const { view, list, categories, product, problem } = loaderData;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  const listHref = shopHref(pathname, { ...view, detail: null });
  useMissingProductRedirect(problem, listHref);
  const isAsking = useAuthModalRequest() !== null;
  const isOpen = !isAsking && purchase.product === null && purchase.missingFields === null;
  return (
    <ShopPage
      view={view}
      list={list}
      categories={categories}
      inPortal={isPortal(pathname)}
      ownedIds={owned.ids}
    >
      {product !== null && (
        <noscript>
          <p className="fixed inset-x-0 bottom-0 z-50 border-line border-t bg-lift px-gutter py-4">
            <Link to={`/product/${product.slug}`} className="font-semibold text-link underline">
              {catalogCopy.detail} {product.title}
            </Link>
          </p>
        </noscript>
      )}
      {product !== null && isOpen && (
        <Suspense>
          <ProductDialog
            product={product}
            onClose={() => navigate(listHref, { preventScrollReset: true })}
            buyArea={
              <BuyArea
                product={product}
                access={productAccess(product.id, owned)}
                isBusy={purchase.isBusy}
                onBuy={() => purchase.start(toPurchaseItem(product))}
              />
            }
          />
        </Suspense>
      )}
      <LazyPurchaseDialogs purchase={purchase} />
    </ShopPage>
  );
}
