import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '#app/components/error-state.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { accessTo } from '#app/features/catalog/access-to.ts';
import { BuyArea } from '#app/features/catalog/buy-area.tsx';
import { catalogCopy } from '#app/features/catalog/catalog-copy.ts';
import { CatalogToolbar } from '#app/features/catalog/catalog-toolbar.tsx';
import { ProductDialog } from '#app/features/catalog/product-dialog.tsx';
import { ProductList } from '#app/features/catalog/product-list.tsx';
import { readShopView, shopHref } from '#app/features/catalog/shop-view.ts';
import { BuyDialogs } from '#app/features/checkout/buy-dialogs.tsx';
import { toBuy } from '#app/features/checkout/product-to-buy.ts';
import { usePurchase } from '#app/features/checkout/use-purchase.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { getProduct, listProducts } from '#contract/public/products.ts';
import type { Route } from './+types/marketplace.ts';

/** List and open product come from the URL, so that a view can be shared and Back closes the dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readShopView(new URL(request.url).searchParams);
  const client = api(context);
  const { detail, search, ...query } = view;
  const [list, product] = await Promise.all([
    client.call(listProducts, { query: { ...query, limit: 20, ...(search === '' ? {} : { search }) } }),
    detail === null ? null : client.call(getProduct, { params: { id: detail } }),
  ]);
  return {
    view,
    list: list.ok ? list.value : null,
    product: product?.ok === true ? product.value.product : null,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Marketplace', description: catalogCopy.lede, path: '/marketplace' });

export default function Marketplace({ loaderData }: Route.ComponentProps) {
  const { view, list, product } = loaderData;
  const { pathname } = useLocation();
  // The portal's shell has margins of its own.
  const inPortal = pathname.startsWith('/user');
  const navigate = useNavigate();
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  const href = (change: Partial<typeof view>) => shopHref(pathname, { ...view, ...change });
  return (
    <div className={inPortal ? '' : 'wrap pt-[clamp(32px,4vw,64px)] pb-section'}>
      <header className="grid gap-3 pb-6">
        <h1 className="font-semibold text-t1">{catalogCopy.title}</h1>
        <p className="max-w-[34em] text-ink-2 text-lede">{catalogCopy.lede}</p>
      </header>
      <CatalogToolbar view={view} total={list?.total ?? 0} />
      {list === null ? (
        <ErrorState title={catalogCopy.failed} />
      ) : (
        <ProductList
          products={list.products}
          ownedIds={owned.ids}
          detailHref={(slug) => href({ detail: slug })}
          resetHref={pathname}
          hasLead={view.page === 1 && view.search === '' && view.sort === 'recommended'}
        />
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil((list?.total ?? 0) / 20)}
        hrefOf={(page) => href({ page })}
      />
      {product !== null && (
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
      )}
      <BuyDialogs purchase={purchase} />
    </div>
  );
}
