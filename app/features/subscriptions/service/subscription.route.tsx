import { useEffect, useState } from 'react';
import { data, Link, useNavigate } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { lazyHydrate } from '#app/components/rendering/lazy-hydrate.tsx';
import { ServerOnly } from '#app/components/rendering/server-only.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { fetchProductExtras, reviewsHref } from '#app/features/catalog/product/fetch-product-extras.ts';
import { BuyBar } from '#app/features/catalog/product/hero/buy-bar.tsx';
import { QuestionsSection } from '#app/features/catalog/product/sections/questions-section.tsx';
import { checkoutPath, useCheckoutSheet } from '#app/features/checkout/sheet/use-checkout-sheet.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { useOwnedProducts } from '#app/hooks/use-owned-products.ts';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { api } from '#app/lib/api/api-context.ts';
import { foundOrNull, isServerError } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { subscriptionData } from '#app/lib/structured-data/product.ts';
import { toast } from '#app/lib/toast.ts';
import { listPlans, type Plan } from '#contract/catalog/plans.ts';
import { getProduct } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import { rupiah } from '#shared/money/money.ts';
import { useProductSubscription } from '../use-product-subscription.ts';
import type { Route } from './+types/subscription.route.ts';
import { ServicePage } from './service-page.tsx';

type LoaderData = Awaited<ReturnType<typeof loader>>['data'];
type SubscriptionPageData = Extract<LoaderData, { readonly problem: null }>;

const Details = lazyHydrate('isi-layanan', () =>
  import('#app/features/subscriptions/service/service-details.tsx').then((code) => code.ServiceDetails),
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
  const found = await client.call(getProduct, { params: { id: params.slug } });
  if (isServerError(found)) return failed();
  const product = foundOrNull(found)?.product;
  if (product?.is_subscription !== true) return data({ problem: 'not_found' } as const, { status: 404 });
  const [offered, around] = await Promise.all([
    client.call(listPlans, { params: { id: product.id } }),
    fetchProductExtras(client, product.slug, request.url),
  ]);
  if (!offered.ok) return failed();
  return data({ problem: null, product, ...around, ...offered.value });
}

const failed = () => data({ problem: 'failed' } as const, { status: 503 });

/** A client navigation has no server markup, so all sections are loaded first. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const sections = [Details, Previews, Reviews, Related];
  const [loaded] = await Promise.all([serverLoader(), ...sections.map((section) => section.fetchCode())]);
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  if (loaderData?.problem === 'failed') return pageMeta(args, { title: serviceCopy.failed });
  if (loaderData?.problem !== null) {
    return pageMeta(args, { title: serviceCopy.notFound, robots: 'noindex' });
  }
  const { product } = loaderData;
  return pageMeta(args, {
    title: product.meta_title ?? product.title,
    description: product.meta_description ?? product.short_description ?? '',
    path: `/subscription/${product.slug}`,
    image: `/og/product-${product.slug}.png`,
    type: 'product',
    has_markdown: true,
  });
};

export default function SubscriptionPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.problem !== null) return <ServiceNotFound problem={loaderData.problem} />;
  return <Service key={loaderData.product.id} {...loaderData} />;
}

const OFFER = 'tarif';

function Service({ product, plans, previews, trial_period_days, ...around }: SubscriptionPageData) {
  const [chosen, setChosen] = useState((plans.find((one) => one.is_available) ?? plans[0])?.plan ?? '');
  const own = useProductSubscription(product.id);
  const checkout = useCheckoutSheet();
  const owned = useOwnedProducts();
  const plan = plans.find((one) => one.plan === chosen);
  const hasNone = own.live === null && !own.had_trial;
  const trialDays = hasNone && plan !== undefined ? trial_period_days : 0;
  const subscribe = ({ plan: name, price }: Plan) =>
    checkout.open(`${checkoutPath(product.slug)}?plan=${name}`, trialDays > 0 ? rupiah(0) : price);
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && <ServiceData product={product} plans={plans} />}</ServerOnly>
      <ServicePage
        offerId={OFFER}
        product={product}
        details={<Details product={product} plans={plans} live={own.live} />}
        preview={previews.length > 0 && <Previews slug={product.slug} previews={previews} />}
        plans={plans}
        plan={plan}
        trialDays={trialDays}
        own={own}
        isBusy={checkout.isBusy}
        onChoose={setChosen}
        onSubscribe={() => plan !== undefined && subscribe(plan)}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-14 pt-12 pb-16 md:gap-y-20 md:pt-20">
        <Reviews
          product={product}
          page={around.reviews}
          hrefOf={reviewsHref(`/subscription/${product.slug}`)}
        />
        <QuestionsSection questions={around.questions} title={product.title} />
        {around.related.length > 0 && <Related products={around.related} ownedIds={owned.ids} />}
      </div>
      {own.live === null && (
        <BuyBar product={product} offer={OFFER}>
          <Button asChild>
            <a href={`#${OFFER}`}>{productCopy.choosePlan}</a>
          </Button>
        </BuyBar>
      )}
      {checkout.sheet}
    </>
  );
}

function ServiceData({ product, plans }: Pick<SubscriptionPageData, 'product' | 'plans'>) {
  const root = useRootData();
  const crumbs = [
    { name: catalogCopy.shop, path: '/marketplace' },
    { name: product.title, path: `/subscription/${product.slug}` },
  ];
  return (
    <>
      <JsonLd data={subscriptionData({ product, plans }, root)} />
      <JsonLd data={breadcrumbData(crumbs, root.origin)} />
    </>
  );
}

interface Props {
  readonly problem: 'not_found' | 'failed';
}

/** Users go to their subscriptions with a toast (ERR-067, ERR-068); visitors get a link to the shop. */
export function ServiceNotFound({ problem }: Props) {
  const text = problem === 'not_found' ? serviceCopy.notFound : serviceCopy.failed;
  const { viewer } = useViewer();
  const navigate = useNavigate();
  const isSignedIn = viewer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the viewer is known
  useEffect(() => {
    if (!isSignedIn) return;
    toast.error(serviceCopy.errorTitle, { description: text });
    void navigate('/user/subscriptions', { replace: true });
  }, [isSignedIn]);
  return (
    <div className="wrap py-section">
      <EmptyState title={text} hint={serviceCopy.notFoundHint} level={1}>
        <Button asChild>
          <Link to="/marketplace?kind=subscription">{serviceCopy.toOwn}</Link>
        </Button>
      </EmptyState>
    </div>
  );
}
