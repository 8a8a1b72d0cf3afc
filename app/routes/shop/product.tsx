import { data } from 'react-router';
import { JsonLd } from '#app/components/json-ld.tsx';
import { accessTo } from '#app/features/catalog/access-to.ts';
import { BuyArea } from '#app/features/catalog/buy-area.tsx';
import { ProductNotFound } from '#app/features/catalog/product-not-found.tsx';
import { ProductPage } from '#app/features/catalog/product-page.tsx';
import { BuyDialogs } from '#app/features/checkout/buy-dialogs.tsx';
import { toBuy } from '#app/features/checkout/product-to-buy.ts';
import { usePurchase } from '#app/features/checkout/use-purchase.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/business.ts';
import { courseData, productData } from '#app/lib/structured-data/product.ts';
import { getProduct, type ProductDetail } from '#contract/public/products.ts';
import type { Route } from './+types/product.ts';

const pageLabels = { free: 'Mulai Belajar', paid: 'Beli Sekarang', busy: 'Memproses...' } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const result = await api(context).call(getProduct, { params: { id: params.slug } });
  if (!result.ok) return data({ product: null }, { status: 404 });
  return data({ product: result.value.product });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const product = loaderData?.product;
  if (product === null || product === undefined) {
    return pageMeta(args, { title: 'Produk tidak ditemukan', robots: 'noindex' });
  }
  return pageMeta(args, {
    title: product.meta_title ?? product.title,
    description: product.meta_description ?? product.short_description ?? '',
    // A service has a page of its own, with its plans.
    path: `/${product.is_subscription ? 'subscription' : 'product'}/${product.slug}`,
    image: `/og/product-${product.slug}.png`,
    type: 'product',
  });
};

function crumbsTo({ title, slug }: ProductDetail) {
  return [
    { name: 'Marketplace', path: '/marketplace' },
    { name: title, path: `/product/${slug}` },
  ];
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  const root = useRootData();
  if (product === null) return <ProductNotFound />;
  const course = courseData(product, root);
  return (
    <>
      <JsonLd data={productData(product, root)} />
      {course !== null && <JsonLd data={course} />}
      <JsonLd data={breadcrumbData(crumbsTo(product), root.origin)} />
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
