import { Suspense, useEffect } from 'react';
import { data, Link, redirect, useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { useCheckoutSheet } from '#app/features/checkout/sheet/use-checkout-sheet.tsx';
import { useAuthModalRequest } from '#app/hooks/session/use-auth-modal.ts';
import { productAccess, useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { loginToProduct } from '#app/lib/login-to-product.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { toast } from '#app/lib/toast.ts';
import { getViewer } from '#contract/account/session.ts';
import { addWishlistItem, removeWishlistItem } from '#contract/wishlist/wishlist.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { refuse, succeed } from '#shared/result.ts';
import { BuyArea } from '../buy-area.tsx';
import type { Route } from './+types/marketplace.route.ts';
import { type DetailProblem, fetchShop, ShopPage } from './shop-page.tsx';
import { parseShopView, shopHref, WISHLIST_PATH } from './shop-view.ts';

const wishlistAction = formAction({
  form: 'wish',
  schema: addWishlistItem.params.extend({ wished: z.enum(['true', 'false']) }),
  refusals: addWishlistItem.refusals,
  send: async ({ wished, product_id }, { client }) => {
    const endpoint = wished === 'true' ? addWishlistItem : removeWishlistItem;
    const answer = await client.call(endpoint, { params: { product_id } });
    if (answer.ok) return succeed({ to: WISHLIST_PATH });
    const { code, message } = answer.refusal;
    if (code === 'UNAUTHENTICATED') throw redirect(await loginToProduct(client, product_id));
    return refuse({ code, message });
  },
});

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
  const checkout = useCheckoutSheet();
  const listHref = shopHref(pathname, { ...view, detail: null });
  useMissingProductRedirect(problem, listHref);
  const isAsking = useAuthModalRequest() !== null;
  const isOpen = !isAsking && checkout.sheet === null;
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
                isBusy={checkout.isBusy}
                onBuy={() => checkout.buy(product)}
              />
            }
          />
        </Suspense>
      )}
      {checkout.sheet}
    </ShopPage>
  );
}

/** Explains why the product in the URL cannot be shown, and navigates to the list (ERR-065, ERR-066). */
function useMissingProductRedirect(problem: DetailProblem | null, listHref: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (problem === null) return;
    toast.error(productCopy.error, { id: 'detail-problem', description: productCopy.problems[problem] });
    void navigate(listHref, { replace: true });
  }, [problem, listHref, navigate]);
}
