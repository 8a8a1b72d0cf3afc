import { data, Link } from 'react-router';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { redirectPaidElsewhere } from '#app/features/checkout/purchase/fetch-guest-access.ts';
import { fetchPurchase } from '#app/features/checkout/purchase/fetch-purchase.ts';
import { purchaseAction } from '#app/features/checkout/purchase/purchase-action.ts';
import { PurchaseFrame } from '#app/features/checkout/purchase/purchase-frame.tsx';
import { PurchasePage } from '#app/features/checkout/purchase/purchase-page.tsx';
import { pageOfPurchase } from '#app/features/checkout/server/purchase-cookie.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { drawQr } from '#app/lib/qr-drawing.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { purchaseStatusCopy as copy } from '#messages/checkout/purchase-status.ts';
import type { Route } from './+types/purchase.route.ts';

const WAIT_SECONDS = 8;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const purchase = await fetchPurchase(api(context), {
    id: params.id,
    payment: search.get('payment'),
    again: pageOfPurchase(request, params.id),
    has_details: search.has('details'),
  });
  if (purchase?.state === 'open') await redirectPaidElsewhere(api(context), request, purchase);
  const qr = purchase?.qr_text ?? null;
  const drawing = qr === null ? null : drawQr(qr);
  return data({ purchase, drawing }, { status: purchase === null ? 404 : 200 });
}

export const action = purchaseAction;
export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const search = new URLSearchParams(args.location.search);
  const purchase = loaderData?.purchase;
  const open = purchase?.state === 'open' ? purchase : undefined;
  const refresh =
    search.has('pay') && open?.checkout_url ? `0;url=${open.checkout_url}` : String(WAIT_SECONDS);
  return [
    ...pageMeta(args, { title: copy.title, robots: 'noindex' }),
    ...(open !== undefined && (search.has('pay') || search.has('wait'))
      ? [{ httpEquiv: 'refresh', content: refresh }]
      : []),
  ];
};

export default function Purchase({ loaderData: { purchase, drawing } }: Route.ComponentProps) {
  if (purchase !== null) return <PurchasePage purchase={purchase} drawing={drawing} />;
  return (
    <PurchaseFrame>
      <EmptyState title={copy.missing.title} hint={copy.missing.text} level={1}>
        <Button asChild>
          <Link to="/login?next=%2Fuser%2Fpurchases">{copy.missing.signIn}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/marketplace">{copy.toShop}</Link>
        </Button>
      </EmptyState>
    </PurchaseFrame>
  );
}
