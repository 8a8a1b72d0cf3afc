import { data, redirect } from 'react-router';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { ContentNotFound, ContentPage } from '#app/features/catalog/content/content-page.tsx';
import { LazyPurchaseDialogs } from '#app/features/checkout/dialogs/lazy-purchase-dialogs.tsx';
import { toPurchaseItem } from '#app/features/checkout/dialogs/purchase-item.ts';
import { usePurchase } from '#app/features/checkout/dialogs/use-purchase.ts';
import { CourseContents } from '#app/features/courses/course-contents.tsx';
import { productAccess, useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { getProductContent } from '#contract/catalog/product-content.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { contentCopy } from '#messages/catalog/content.ts';
import type { Route } from './+types/content.route.ts';

const Previews = lazyHydrate('coba-pelajaran', () =>
  import('#app/features/catalog/content/preview-lessons.tsx').then((code) => code.PreviewLessons),
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const named = { params: { id: params.slug } };
  const client = api(context);
  const [found, detail] = await Promise.all([
    client.call(getProductContent, named),
    client.call(getProduct, named),
  ]);
  const content = foundOrNull(found);
  if (content?.product.is_subscription === true) throw redirect(`/subscription/${params.slug}`);
  const modules = detail.ok ? detail.value.product.modules : [];
  return data({ content, modules }, { status: content === null ? 404 : 200 });
}

/** A client navigation has no server markup, so the section is loaded first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), Previews.fetchCode()]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const product = loaderData?.content?.product;
  if (product === undefined) return pageMeta(args, { title: contentCopy.notFound, robots: 'noindex' });
  return pageMeta(args, {
    title: contentCopy.title(product.title),
    description: product.short_description ?? '',
    path: `/content/${product.slug}`,
    image: `/og/product-${product.slug}.png`,
    type: 'product',
  });
};

export default function Content({ loaderData: { content, modules } }: Route.ComponentProps) {
  const owned = useOwnedProducts();
  const purchase = usePurchase();
  if (content === null) return <ContentNotFound />;
  const { product, previews } = content;
  return (
    <>
      <ContentPage
        key={product.id}
        content={content}
        preview={previews.length === 0 ? null : <Previews slug={product.slug} previews={previews} />}
        outline={modules.length === 0 ? null : <CourseContents modules={modules} />}
        access={productAccess(product.id, owned)}
        isBusy={purchase.isBusy}
        onBuy={() => purchase.start(toPurchaseItem(product))}
      />
      <LazyPurchaseDialogs purchase={purchase} />
    </>
  );
}
