import { ArrowRight, Check } from 'lucide-react';
import { data, Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { EmptyState } from '#app/components/page/empty-state.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRemoveBoughtFromVisitorCart } from '#app/hooks/cart/use-remove-bought-from-visitor-cart.ts';
import { api } from '#app/lib/api/api-context.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { drawQr, type QrDrawing } from '#app/lib/qr-drawing.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { purchaseStatusCopy as copy } from '#messages/checkout/purchase-status.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { newPurchasePage } from '#shared/shop/bought-page.ts';
import { formatTime } from '#shared/time/dates.ts';
import { pageOfPurchase } from '../server/purchase-cookie.ts';
import type { Route } from './+types/purchase.route.ts';
import { CreditedPurchase } from './credited-purchase.tsx';
import { fetchPurchase, redirectPaidElsewhere } from './fetch-purchase.ts';
import { MailHelp } from './mail-help.tsx';
import { OtherPaymentMethod, PayAgain } from './pay-again.tsx';
import { GatewayRedirect, PaymentCheck, useIsLeaving } from './payment-check.tsx';
import { purchaseAction } from './purchase-action.ts';
import { PurchaseFrame } from './purchase-frame.tsx';
import { PurchaseHeading } from './purchase-heading.tsx';
import { PurchaseNota } from './purchase-nota.tsx';
import { isStillOpen, type PurchaseView } from './purchase-view.ts';
import { QrisPage } from './qris-page.tsx';

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

interface Props {
  readonly purchase: PurchaseView;
}

interface PageProps extends Props {
  /** Null unless the payment is by QRIS. */
  readonly drawing: QrDrawing | null;
}

export function PurchasePage({ purchase, drawing }: PageProps) {
  return (
    <PurchaseFrame>
      <PurchaseState purchase={purchase} drawing={drawing} />
    </PurchaseFrame>
  );
}

function PurchaseState({ purchase, drawing }: PageProps) {
  const isLeaving = useIsLeaving();
  switch (purchase.state) {
    case 'open':
      if (drawing !== null) return <QrisPage purchase={purchase} drawing={drawing} />;
      return isLeaving && purchase.checkout_url !== null ? (
        <GatewayRedirect href={purchase.checkout_url} />
      ) : (
        <PaymentCheck purchase={purchase} />
      );
    case 'expired':
      return <ExpiredPurchase purchase={purchase} />;
    case 'confirm':
      return (
        <>
          <PurchaseHeading title={copy.confirm.title}>
            {(purchase.is_trial ? copy.confirm.trial : copy.confirm.text)(purchase.email ?? '')}
          </PurchaseHeading>
          <MailHelp purchase={purchase} />
        </>
      );
    case 'bought':
      return <PurchasedItems purchase={purchase} />;
    case 'credited':
      return <CreditedPurchase purchase={purchase} />;
    case 'mailed':
      return <MailedPurchase purchase={purchase} />;
  }
}

function ExpiredPurchase({ purchase }: Props) {
  const { nota, again, ways } = purchase;
  const last = ways.find(({ name }) => name === purchase.payment_method);
  return (
    <>
      <PurchaseHeading title={copy.expired.title}>
        {purchase.is_declined ? copy.expired.declined : copy.expired.text}
      </PurchaseHeading>
      <PurchaseNota nota={nota} />
      {last !== undefined && <PayAgain purchase={purchase} way={last} />}
      <OtherPaymentMethod purchase={purchase} isOpen={last === undefined} />
      <Button asChild variant="link" size="inline" className="mt-4">
        <Link to={again}>{copy.expired.again}</Link>
      </Button>
    </>
  );
}

function PurchasedItems({ purchase }: Props) {
  const { items, access_until } = purchase;
  useRemoveBoughtFromVisitorCart(items.map(({ slug }) => slug));
  const isOpen = isStillOpen(access_until, new Date());
  return (
    <>
      <Badge variant="ok">
        <Check aria-hidden="true" />
        {formatRupiah(purchase.amount)}
      </Badge>
      <div className="mt-3">
        <PurchaseHeading title={copy.bought.title}>
          {isOpen && access_until !== null ? copy.bought.until(formatTime(access_until)) : copy.bought.byMail}
        </PurchaseHeading>
      </div>
      <ul className="mt-6 border-line border-t">
        {items.map((item) => (
          <PurchasedItem key={item.slug} item={item} isOpen={isOpen} />
        ))}
      </ul>
      <PurchaseNota nota={purchase.nota} />
      <MailHelp purchase={purchase} />
    </>
  );
}

interface PurchasedItemProps {
  readonly item: PurchaseView['items'][number];
  readonly isOpen: boolean;
}

function PurchasedItem({ item: { slug, title, gift_quantity }, isOpen }: PurchasedItemProps) {
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3.5 border-line border-b py-3">
      <div className="size-14 overflow-hidden rounded-control">
        <ProductCover slug={slug} src={null} form="mark" sizes="56px" />
      </div>
      <p className="min-w-0 text-ui leading-snug">
        {isOpen ? (
          <Link
            to={newPurchasePage(slug)}
            className="inline-flex min-h-tap items-center gap-2 font-semibold underline-offset-4 hover:underline"
          >
            {title}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        ) : (
          <b className="font-semibold">{title}</b>
        )}
        {gift_quantity > 0 && (
          <span className="block text-ink-3 text-small">{copy.bought.gifts(gift_quantity)}</span>
        )}
      </p>
    </li>
  );
}

/** The outcome depends on the account, so only its mailbox is told. */
function MailedPurchase({ purchase: { amount, email } }: Props) {
  return (
    <>
      <PurchaseHeading title={copy.mailed.title}>
        {copy.mailed.text(formatRupiah(amount), email ?? '')}
      </PurchaseHeading>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button asChild size="lg">
          <Link to="/user/purchases">{copy.mailed.signIn}</Link>
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to="/contact">{copy.credited.help}</Link>
        </Button>
      </div>
    </>
  );
}
