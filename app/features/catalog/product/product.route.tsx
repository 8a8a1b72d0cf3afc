import { type ReactNode, Suspense } from 'react';
import { data, Link } from 'react-router';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { lazyPart } from '#app/components/rendering/lazy-part.ts';
import { ServerOnly } from '#app/components/rendering/server-only.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useCheckoutSheet } from '#app/features/checkout/sheet/use-checkout-sheet.tsx';
import { productAccess, useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData, useSettings } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { courseData, productData } from '#app/lib/structured-data/product.ts';
import { getProduct, type ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { rupiah } from '#shared/money/money.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { AddToCartButton, canAddToCart } from '../add-to-cart-button.tsx';
import { BuyArea } from '../buy-area.tsx';
import type { Route } from './+types/product.route.ts';
import { fetchProductExtras, reviewsHref } from './fetch-product-extras.ts';
import { BuyBar } from './hero/buy-bar.tsx';
import { type Film, FreeLessonFilm } from './hero/free-lesson.tsx';
import { ProductHero } from './hero/product-hero.tsx';
import { ViewerBalance } from './hero/viewer-balance.tsx';
import { ProductNotFound } from './product-not-found.tsx';
import { QuestionsSection } from './sections/questions-section.tsx';

const BundleBalance = lazyPart(
  async () => (await import('#app/features/catalog/product/bundle-balance.tsx')).BundleBalance,
);
const Details = lazyHydrate(
  'isi-produk',
  () =>
    import('#app/features/catalog/product/sections/product-details.tsx').then((code) => code.ProductDetails),
  { isStatic: true },
);
const Parts = lazyHydrate('isi-paket', () =>
  import('#app/features/catalog/product/sections/parts-section.tsx').then((code) => code.PartsSection),
);
const Previews = lazyHydrate('coba-pelajaran', () =>
  import('#app/features/catalog/content/preview-lessons.tsx').then((code) => code.PreviewLessons),
);
const Reviews = lazyHydrate('ulasan', () =>
  import('#app/features/reviews/review-section.tsx').then((code) => code.ReviewSection),
);
const Related = lazyHydrate('lihat-juga', () =>
  import('#app/features/catalog/product/sections/related-products.tsx').then((code) => code.RelatedProducts),
);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const client = api(context);
  const [found, around] = await Promise.all([
    client.call(getProduct, { params: { id: params.slug } }),
    fetchProductExtras(client, params.slug, request.url),
  ]);
  const product = foundOrNull(found)?.product;
  return product === undefined ? data(null, { status: 404 }) : data({ product, ...around });
}

/** A client navigation has no server markup, so all sections are loaded first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const sections = [FreeLessonFilm, Parts, Details, Previews, Reviews, Related];
  const [loaded] = await Promise.all([serverLoader(), ...sections.map((section) => section.fetchCode())]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const product = loaderData?.product;
  if (product === undefined) {
    return pageMeta(args, { title: productCopy.problems.not_found, robots: 'noindex' });
  }
  return pageMeta(args, {
    title: product.meta_title ?? product.title,
    description: product.meta_description ?? product.short_description ?? '',
    path: `/${product.is_subscription ? 'subscription' : 'product'}/${product.slug}`,
    image: `/og/product-${product.slug}.png`,
    type: 'product',
    has_markdown: true,
  });
};

function breadcrumbs({ title, slug }: ProductDetail) {
  return [
    { name: catalogCopy.shop, path: '/marketplace' },
    { name: title, path: `/product/${slug}` },
  ];
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <ProductNotFound /> : <Product key={loaderData.product.id} {...loaderData} />;
}

function partPreviews({ media_gallery }: ProductDetail, previews: ProductPageData['previews']) {
  const first = media_gallery.length > 0 ? undefined : previews.find(({ video_url }) => video_url !== null);
  const film = first?.video_url == null ? null : { ...first, video_url: first.video_url };
  const lessons = previews.filter(
    (preview) =>
      preview !== first && [preview.video_url, preview.embed, preview.body].some((part) => part !== null),
  );
  return { film, lessons };
}

type ProductPageData = NonNullable<Route.ComponentProps['loaderData']>;

function Product({ product, previews, questions, reviews, related }: ProductPageData) {
  const owned = useOwnedProducts();
  const checkout = useCheckoutSheet();
  const isOwned = owned.ids.has(product.id);
  const buyArea = (labels: typeof productCopy.page, isBare = false) => (
    <BuyArea
      product={product}
      access={productAccess(product.id, owned)}
      isBusy={checkout.isBusy}
      labels={labels}
      isBare={isBare}
      onBuy={() => checkout.buy(product)}
    />
  );
  const { film, lessons } = partPreviews(product, previews);
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && <ProductData product={product} />}</ServerOnly>
      <ProductPage
        product={product}
        buy={<BuyButtons product={product} isOwned={isOwned} buyArea={buyArea(productCopy.page)} />}
        buyAgain={product.availability === 'available' && !isOwned ? buyArea(productCopy.bar, true) : null}
        balance={
          product.type === 'bundle' ? (
            <Suspense>
              <BundleBalance product={product} />
            </Suspense>
          ) : (
            <ViewerBalance price={product.price ?? rupiah(0)} />
          )
        }
        preview={lessons.length === 0 ? null : <Previews slug={product.slug} previews={lessons} />}
        film={film}
      >
        {product.parts.length > 0 && <Parts product={product} ownedIds={owned.ids} />}
        <Details product={product} />
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-12 pt-8 pb-16 md:gap-y-16 md:pb-20">
          <Reviews product={product} page={reviews} hrefOf={reviewsHref(`/product/${product.slug}`)} />
          <QuestionsSection questions={questions} title={product.title} />
          {related.length > 0 && <Related products={related} ownedIds={owned.ids} />}
        </div>
      </ProductPage>
      {checkout.sheet}
    </>
  );
}

function ProductData({ product }: { readonly product: ProductDetail }) {
  const root = useRootData();
  const course = courseData(product, root);
  return (
    <>
      <JsonLd data={productData(product, root)} />
      {course !== null && <JsonLd data={course} />}
      <JsonLd data={breadcrumbData(breadcrumbs(product), root.origin)} />
    </>
  );
}

interface Props {
  readonly product: ProductDetail;
  readonly buy: ReactNode;
  /** The button for the bar at the bottom; null when there is nothing to buy. */
  readonly buyAgain: ReactNode;
  readonly balance: ReactNode;
  /** Null without free lessons. */
  readonly preview: ReactNode;
  readonly film: Film | null;
  readonly children: ReactNode;
}

const OFFER = 'penawaran';

export function ProductPage({ product, buy, buyAgain, balance, preview, film, children }: Props) {
  return (
    <div>
      <ProductHero
        product={product}
        buy={<div id={OFFER}>{buy}</div>}
        balance={balance}
        hasPreview={preview !== null}
        film={film}
      />
      {preview}
      {children}
      {buyAgain !== null && (
        <BuyBar product={product} offer={OFFER}>
          {buyAgain}
        </BuyBar>
      )}
    </div>
  );
}

interface BuyButtonsProps {
  readonly product: ProductDetail;
  readonly isOwned: boolean;
  readonly buyArea: ReactNode;
}

export function BuyButtons({ product, isOwned, buyArea }: BuyButtonsProps) {
  return (
    <section
      aria-label={productCopy.buyBox}
      className="flex max-w-[420px] flex-wrap items-start gap-2.5 [&>:first-child]:flex-1 [&>:first-child]:justify-items-stretch [&>:first-child>:is(a,button)]:w-full [&>:first-child>p]:text-left"
    >
      {buyArea}
      {product.type === 'service' && <ConsultationLink title={product.title} />}
      {canAddToCart(product) && (
        <AddToCartButton product={product} isOwned={isOwned} className="min-h-12 min-w-12" />
      )}
    </section>
  );
}

function ConsultationLink({ title }: { readonly title: string }) {
  const chat = whatsappUrl(useSettings().whatsapp_number, productCopy.talkMessage(title));
  return (
    <Button asChild variant="outline">
      {chat === null ? (
        <Link to="/contact">{productCopy.talkFirst}</Link>
      ) : (
        <a href={chat} target="_blank" rel="noreferrer">
          {productCopy.talkFirst}
        </a>
      )}
    </Button>
  );
}
