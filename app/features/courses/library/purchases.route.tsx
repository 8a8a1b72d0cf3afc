import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { BundleOffers } from '#app/features/courses/library/bundle-offers.tsx';
import { ContinuePanel } from '#app/features/courses/library/continue-panel.tsx';
import { PurchaseList } from '#app/features/courses/library/purchase-list.tsx';
import { PurchasesEmpty } from '#app/features/courses/library/purchases-empty.tsx';
import { PurchasesToolbar } from '#app/features/courses/library/purchases-toolbar.tsx';
import {
  isFiltered,
  type PurchasesView,
  parsePurchasesView,
  purchasesHref,
} from '#app/features/courses/library/purchases-view.ts';
import { useAccessDeniedToast } from '#app/features/courses/library/use-access-denied-toast.ts';
import { GiftSection } from '#app/features/gifts/gift-section.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { listBundleOffers } from '#contract/checkout/bundles.ts';
import { listPurchases, type PurchaseList as Purchased } from '#contract/courses/learning.ts';
import { listGifts } from '#contract/orders/gifts.ts';
import { libraryCopy as copy } from '#messages/courses/library.ts';
import type { Route } from './+types/purchases.route.ts';

const PAGE_SIZE = 24;
const GIFT_PAGE_SIZE = 10;

/** A list that cannot be read is a state of this page (ERR-064); visitors get the sign-in screen. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const view = parsePurchasesView(search);
  const is_denied = search.get('denied') === '1';
  const query = {
    limit: PAGE_SIZE,
    offset: (view.page - 1) * PAGE_SIZE,
    sort: view.sort,
    ...(view.search && { search: view.search }),
    ...(view.type && { type: view.type }),
  };
  const client = api(context);
  const [result, gifts, offers] = await Promise.all([
    client.call(listPurchases, { query }),
    client.call(listGifts, {
      query: { limit: GIFT_PAGE_SIZE, offset: (view.gift_page - 1) * GIFT_PAGE_SIZE },
    }),
    client.call(listBundleOffers, { query: {} }),
  ]);
  if (!result.ok && result.refusal.code !== 'UNAUTHENTICATED') {
    return { view, is_denied, list: null, gifts: null, bundles: [], request_id: result.refusal.request_id };
  }
  return {
    ...{ view, is_denied, request_id: null },
    list: orThrow(result),
    gifts: orThrow(gifts),
    bundles: orThrow(offers).bundles,
  };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: copy.title, robots: 'noindex' });

export default function Purchases({ loaderData }: Route.ComponentProps) {
  const { view, is_denied, list, gifts, bundles, request_id } = loaderData;
  useAccessDeniedToast(is_denied);
  return (
    <>
      <PageHeader title={copy.title} />
      {list === null ? (
        <ErrorState title={copy.failed} hint={copy.failedHint} requestId={request_id ?? undefined} />
      ) : (
        <Library view={view} list={list} />
      )}
      <BundleOffers bundles={bundles} />
      {gifts !== null && (
        <GiftSection
          gifts={gifts.gifts}
          page={view.gift_page}
          pageCount={Math.ceil(gifts.total / GIFT_PAGE_SIZE)}
          hrefOf={(gift_page) => purchasesHref({ ...view, gift_page })}
        />
      )}
    </>
  );
}

function Library({ view, list }: { readonly view: PurchasesView; readonly list: Purchased }) {
  const filtered = isFiltered(view);
  if (list.total === 0 && !filtered) return <PurchasesEmpty isFiltered={false} />;
  return (
    <>
      {list.in_hand !== null && !filtered && view.page === 1 && <ContinuePanel course={list.in_hand} />}
      <PurchasesToolbar view={view} types={list.types} total={list.total} />
      {list.total === 0 ? <PurchasesEmpty isFiltered /> : <PurchaseList purchases={list.purchases} />}
      <div className="mt-9">
        <Pagination
          page={view.page}
          pageCount={Math.ceil(list.total / PAGE_SIZE)}
          hrefOf={(page) => purchasesHref({ ...view, page })}
          startsAtTop
        />
      </div>
    </>
  );
}
