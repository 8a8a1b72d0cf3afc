import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { PagePart } from '#app/components/page/page-part.tsx';
import { Activity } from '#app/features/overview/activity.tsx';
import { BalancePanel } from '#app/features/overview/balance-panel.tsx';
import { emptyOverview } from '#app/features/overview/empty-overview.ts';
import { Figures } from '#app/features/overview/figures.tsx';
import { MarketplaceProducts, SubscriptionProducts } from '#app/features/overview/product-shelves.tsx';
import { Spending } from '#app/features/overview/spending.tsx';
import { TodayPanel } from '#app/features/overview/today-panel.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listProducts, type ProductCard } from '#contract/catalog/products.ts';
import { listOwnedIds } from '#contract/checkout/checkout.ts';
import { getOverview } from '#contract/reports/overview.ts';
import { overviewCopy as copy } from '#messages/reports/overview.ts';
import type { OverviewPart } from '#shared/answer-parts.ts';
import type { Route } from './+types/overview.route.ts';

/** A part that fails is logged and its lists are empty (PORT-022). */
export async function loader({ context }: Route.LoaderArgs) {
  const client = api(context);
  const [overview, owned, products, subscriptions] = await Promise.all([
    client.call(getOverview),
    client.call(listOwnedIds),
    client.call(listProducts, { query: { kind: 'non_subscription', limit: 12 } }),
    client.call(listProducts, { query: { kind: 'subscription', limit: 12 } }),
  ]);
  const ownedIds = new Set(owned.ok ? owned.value.product_ids : []);
  const due = overview.ok ? overview.value.due : [];
  const unpaid = new Set(due.map((item) => (item.kind === 'unpaid_top_up' ? item.title : null)));
  const isNew = ({ id, title }: ProductCard) => !ownedIds.has(id) && !unpaid.has(title);
  if (!overview.ok && overview.refusal.code === 'UNAUTHENTICATED') orThrow(overview);
  return {
    overview: overview.ok ? overview.value : null,
    products: products.ok ? products.value.products.filter(isNew).slice(0, 6) : [],
    subscriptions: subscriptions.ok ? subscriptions.value.products.filter(isNew).slice(0, 3) : [],
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

const TODAY: readonly OverviewPart[] = [
  ...(['wallet', 'subscriptions', 'bookings', 'classes', 'course', 'payments', 'reviews'] as const),
];
const FIGURES: readonly OverviewPart[] = ['wallet', 'subscriptions', 'bookings', 'orders'];

const columnClasses = 'max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:gap-10';

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const overview = loaderData.overview ?? emptyOverview;
  const { unread } = overview;
  const { products, subscriptions } = loaderData;
  const isNew = overview.order_count === 0 && overview.activity.length === 0 && unread.length === 0;
  return (
    <>
      <PageHeader title={copy.title} />
      {loaderData.overview === null && <ErrorState title={copy.failed} className="mb-6" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,11fr)_minmax(0,8fr)]">
        <div className={columnClasses}>
          {loaderData.overview !== null && (
            <div className="max-lg:-order-2">
              <PagePart {...{ unread }} title={copy.todayPanel} of={TODAY}>
                <TodayPanel overview={overview} />
              </PagePart>
            </div>
          )}
          {!isNew && (
            <PagePart {...{ unread }} title={copy.figures} of={FIGURES}>
              <Figures overview={overview} />
            </PagePart>
          )}
        </div>
        <div className={columnClasses}>
          <div className="max-lg:-order-1">
            <PagePart {...{ unread }} title={copy.balance} of={['wallet']}>
              <BalancePanel overview={overview} />
            </PagePart>
          </div>
          {!isNew && (
            <div className="max-lg:order-2">
              <PagePart {...{ unread }} title={copy.activity} of={['wallet']}>
                <Activity activity={overview.activity} />
              </PagePart>
            </div>
          )}
          {!isNew && (
            <div className="max-lg:order-3">
              <MarketplaceProducts products={products.slice(0, 1)} />
            </div>
          )}
        </div>
      </div>
      {isNew ? (
        <div className="mt-9 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-9 md:grid-cols-2">
          <MarketplaceProducts products={products} />
          <SubscriptionProducts products={subscriptions} />
        </div>
      ) : (
        !unread.some((part) => FIGURES.includes(part)) && (
          <div className="mt-9">
            <Spending weeks={overview.history.weeks} since={overview.wallet.created_at} />
          </div>
        )
      )}
    </>
  );
}
