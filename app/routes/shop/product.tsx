import { data } from 'react-router';
import { accessTo } from '#app/features/catalog/access-to.ts';
import { BuyArea } from '#app/features/catalog/buy-area.tsx';
import { ProductNotFound } from '#app/features/catalog/product-not-found.tsx';
import { ProductPage } from '#app/features/catalog/product-page.tsx';
import { BuyDialogs } from '#app/features/checkout/buy-dialogs.tsx';
import { toBuy } from '#app/features/checkout/product-to-buy.ts';
import { usePurchase } from '#app/features/checkout/use-purchase.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { api } from '#app/lib/api.ts';
import { siteContext } from '#app/lib/site.ts';
import { getProduct } from '#contract/public/products.ts';
import type { Route } from './+types/product.ts';

const pageLabels = { free: 'Mulai Belajar', paid: 'Beli Sekarang', busy: 'Memproses...' } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app_url } = context.get(siteContext);
  const result = await api(context).call(getProduct, { params: { id: params.slug } });
  if (!result.ok) return data({ product: null, url: null }, { status: 404 });
  const { product } = result.value;
  return data({ product, url: `${app_url}/product/${product.slug}` });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const product = loaderData?.product;
  if (product === null || product === undefined) return [{ title: 'Produk tidak ditemukan · Arunika' }];
  const title = product.meta_title ?? product.title;
  const description = product.meta_description ?? product.short_description ?? '';
  return [
    { title: `${title} · Arunika` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: loaderData?.url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: loaderData?.url },
    { property: 'og:type', content: 'product' },
  ];
};

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  if (product === null) return <ProductNotFound />;
  return (
    <>
      <ProductPage
        product={product}
        buyArea={
          <BuyArea
            product={product}
            access={accessTo(product.id, owned)}
            isBusy={purchase.isBusy}
            labels={pageLabels}
            onBuy={() => purchase.start(toBuy(product))}
          />
        }
      />
      <BuyDialogs purchase={purchase} />
    </>
  );
}
