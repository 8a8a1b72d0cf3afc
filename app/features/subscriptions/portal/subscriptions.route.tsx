import { DoneNotice } from '#app/components/page/done-notice.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { ProductList } from '#app/features/catalog/shop/product-list.tsx';
import { ServiceCatalogue } from '#app/features/subscriptions/portal/service-catalogue.tsx';
import { parseServiceView, serviceHref } from '#app/features/subscriptions/portal/service-view.ts';
import { retryAction } from '#app/features/subscriptions/portal/subscription-actions.ts';
import { SubscriptionList } from '#app/features/subscriptions/portal/subscription-list.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { revalidateAfterPost } from '#app/lib/forms/revalidate-after-post.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listProducts } from '#contract/catalog/products.ts';
import { listSubscriptions } from '#contract/subscriptions/subscriptions.ts';
import { actionCopy, subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import type { Route } from './+types/subscriptions.route.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = parseServiceView(new URL(request.url).searchParams);
  const client = api(context);
  const { search, type, page } = view;
  const filter = { ...(search === '' ? {} : { search }), ...(type === null ? {} : { type }) };
  const [own, list] = await Promise.all([
    client.call(listSubscriptions, { query: { limit: 100 } }),
    client.call(listProducts, { query: { kind: 'subscription', page, limit: PAGE_SIZE, ...filter } }),
  ]);
  // Without a session there is nothing to show; other failures leave the rest of the page.
  if (!own.ok && own.refusal.code === 'UNAUTHENTICATED') orThrow(own);
  return {
    view,
    now: new Date().toISOString(),
    idempotency_key: crypto.randomUUID(),
    own: own.ok ? own.value.subscriptions : null,
    list: list.ok ? list.value : null,
  };
}

export const action = retryAction;

export const clientAction = formClientAction;

export const shouldRevalidate = revalidateAfterPost;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: subscriptionsCopy.title, robots: 'noindex' });

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { view, own, list, now, idempotency_key } = loaderData;
  const ownedIds = new Set(
    own?.filter(({ status }) => status !== 'expired').map(({ product_id }) => product_id),
  );
  return (
    <>
      <PageHeader title={subscriptionsCopy.title} subtitle={subscriptionsCopy.subtitle} />
      <DoneNotice texts={actionCopy} />
      <SubscriptionList subscriptions={own} now={new Date(now)} idempotencyKey={idempotency_key} />
      <ServiceCatalogue
        {...{ view, list, ownedIds }}
        renderOffered={(offered) => (
          <ProductList
            {...offered}
            ownedIds={ownedIds}
            detailHref={(slug) => `/subscription/${slug}`}
            resetHref="/user/subscriptions"
            hasFeatured={false}
          />
        )}
      >
        <Pagination
          page={view.page}
          pageCount={Math.ceil((list?.total ?? 0) / PAGE_SIZE)}
          hrefOf={(page) => serviceHref({ ...view, page })}
        />
      </ServiceCatalogue>
    </>
  );
}
