import { PageHeader } from '#app/components/page-header.tsx';
import { Pagination } from '#app/components/pagination.tsx';
import { GiftSection } from '#app/features/gifts/gift-section.tsx';
import { PurchaseList } from '#app/features/library/purchase-list.tsx';
import { api } from '#app/lib/api.ts';
import { orThrow } from '#app/lib/or-throw.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { readPage } from '#app/lib/url-view.ts';
import { listEntitlements } from '#contract/account/checkout.ts';
import { listGifts } from '#contract/account/gifts.ts';
import type { Route } from './+types/purchases.ts';

const PAGE_SIZE = 24;
const GIFTS_SHOWN = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? '1'));
  const page = Math.max(1, Math.min(1000, asked || 1));
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const client = api(context);
  const giftPage = readPage(new URL(request.url).searchParams, 'gift_page');
  const window = { limit: GIFTS_SHOWN, offset: (giftPage - 1) * GIFTS_SHOWN };
  const [held, gifts] = await Promise.all([
    client.call(listEntitlements, { query }),
    client.call(listGifts, { query: window }),
  ]);
  return { page, giftPage, ...orThrow(held), gifts: orThrow(gifts) };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Pembelian', robots: 'noindex' });

export default function Purchases({ loaderData }: Route.ComponentProps) {
  const { entitlements, page, total, gifts, giftPage } = loaderData;
  return (
    <>
      <PageHeader title="Purchases" />
      <PurchaseList entitlements={entitlements} />
      <Pagination
        page={page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(next) => `/user/purchases?page=${next}`}
      />
      <GiftSection
        gifts={gifts.gifts}
        page={giftPage}
        pageCount={Math.ceil(gifts.total / GIFTS_SHOWN)}
        hrefOf={(next) => `/user/purchases?page=${page}&gift_page=${next}`}
      />
    </>
  );
}
