import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { PetalBand } from '#app/components/brand/petals.tsx';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { ErrorState } from '#app/components/page/error-state.tsx';
import { PageHeader } from '#app/components/page/page-header.tsx';
import { Pagination } from '#app/components/page/pagination.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { GiftSection } from '#app/features/gifts/gift-section.tsx';
import { api } from '#app/lib/api/api-context.ts';
import { orThrow } from '#app/lib/api/or-throw.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { toast } from '#app/lib/toast.ts';
import { listBundleOffers } from '#contract/checkout/bundles.ts';
import {
  type CurrentCourse,
  listPurchases,
  type PurchaseList as Purchased,
} from '#contract/courses/learning.ts';
import { listGifts } from '#contract/orders/gifts.ts';
import { libraryCopy as copy } from '#messages/courses/library.ts';
import { lockText } from '../lock-text.ts';
import type { Route } from './+types/purchases.route.ts';
import { BundleOffers } from './bundle-offers.tsx';
import {
  isFiltered,
  PurchaseList,
  PurchasesToolbar,
  type PurchasesView,
  parsePurchasesView,
  purchasesHref,
} from './purchase-list.tsx';

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
    view,
    is_denied,
    request_id: null,
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

/** Explains once why the viewer was redirected here (PORT-032), then clears the parameter. */
function useAccessDeniedToast(isDenied: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDenied) return;
    const { title, text } = copy.denied;
    toast.error(`${title}: ${text}`, { id: 'access-denied' });
    navigate('/user/purchases', { replace: true });
  }, [isDenied, navigate]);
}

export function PurchasesEmpty({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title={copy.noMatch} hint={copy.noMatchHint}>
        <Button asChild variant="outline">
          <Link to="/user/purchases">{copy.showAll}</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={copy.empty} hint={copy.emptyHint}>
      <Button asChild>
        <Link to="/user/marketplace">{copy.toShop}</Link>
      </Button>
    </EmptyState>
  );
}

function ContinuePanel({ course }: { readonly course: CurrentCourse }) {
  const { slug, title, cover_url, progress, module_title, lesson, lock } = course;
  return (
    <section
      aria-labelledby="lanjutkan"
      data-plane="night"
      className="mb-9 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-sheet bg-night text-on-night md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]"
    >
      <div className="grid content-between gap-6 p-6 md:p-8">
        <div>
          <h2 id="lanjutkan" className="font-semibold text-night-dawn text-ui">
            {copy.continueTitle}
          </h2>
          <p className="mt-3 text-on-night-2 text-ui">
            {title} · {module_title}
          </p>
          <p className="mt-1 max-w-[20em] font-heading text-t2">{lesson.title}</p>
          {lock !== null && <p className="mt-1 text-on-night-2 text-ui tabular-nums">{lockText(lock)}</p>}
        </div>
        <div className="grid gap-4">
          <div>
            <PetalBand total={progress.lessons_total} done={progress.lessons_done} isOnDark />
            <p className="num mt-2 text-on-night-2 text-small">
              {copy.progress(progress.lessons_done, progress.lessons_total)}
            </p>
          </div>
          <Button asChild variant="dawn" className="justify-self-start">
            <Link to={`/user/purchases/${slug}${lock === null ? `/learn/${lesson.id}` : ''}`}>
              <Play aria-hidden="true" />
              {copy.continueAction}
            </Link>
          </Button>
        </div>
      </div>
      <div className="relative max-md:hidden">
        <ProductCover
          slug={slug}
          src={cover_url}
          form="square"
          loading="eager"
          className="absolute inset-0"
        />
      </div>
    </section>
  );
}
