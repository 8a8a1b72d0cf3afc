import { Link } from 'react-router';
import { Money } from '#app/components/commerce/money.tsx';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import { apiHref } from '#app/lib/api/api-href.ts';
import { formatRefundDeadline } from '#app/lib/refund-deadline.ts';
import type { Purchase } from '#contract/courses/learning.ts';
import type { downloadInvoice } from '#contract/orders/orders.ts';
import type { HeldRefund } from '#contract/refunds/held-refund.ts';
import { bundleCopy } from '#messages/catalog/bundles.ts';
import { purchaseCopy as copy } from '#messages/courses/library.ts';
import { refundObstacleText } from '#messages/refunds/obstacles.ts';
import { reviewsCopy } from '#messages/reviews/reviews.ts';
import { toRupiah } from '#shared/money/money.ts';
import { type PurchaseKind, purchaseKindOf } from '#shared/shop/purchase-kind.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';

const linkClasses =
  'inline-flex min-h-tap items-center font-semibold text-link text-ui underline underline-offset-4';

interface Props {
  readonly purchase: Purchase;
  readonly hasReview: boolean;
}

export function PurchaseAside({ purchase, hasReview }: Props) {
  const { product, holding, sections, course, files } = purchase;
  const { order_id, price_bigint } = holding;
  const isGuest = useGuestAccess() !== null;
  return (
    <aside aria-label={copy.info} className="grid content-start gap-8 lg:sticky lg:top-8">
      <Facts title={copy.info}>
        <Fact label={copy.date}>{formatCardDate(holding.purchased_at)}</Fact>
        <Fact label={copy.order}>
          {order_id === null ? (
            holding.is_gift ? (
              copy.gift
            ) : (
              copy.noOrder
            )
          ) : (
            <OrderLink id={order_id} isGuest={isGuest} />
          )}
        </Fact>
        {holding.bundle_title !== null && <Fact label={bundleCopy.partOf}>{holding.bundle_title}</Fact>}
        {price_bigint !== null && (
          <Fact label={copy.price}>
            {price_bigint === 0 ? copy.free : <Money amount={toRupiah(price_bigint)} />}
          </Fact>
        )}
        {order_id !== null && price_bigint !== null && price_bigint > 0 && !isGuest && (
          <Fact label={copy.invoice}>
            <a
              href={apiHref<typeof downloadInvoice>('/api/checkout/orders/{id}/invoice.pdf', {
                params: { id: order_id },
              })}
              download
              className="tap-area text-link underline underline-offset-4"
            >
              {copy.invoiceFile}
            </a>
          </Fact>
        )}
        {holding.download_count > 0 && <Fact label={copy.downloads}>{holding.download_count}</Fact>}
      </Facts>
      <Facts title={copy.summary}>
        {course === null ? (
          <Fact label={copy.sections}>{sections.length}</Fact>
        ) : (
          <Fact label={copy.lessons}>{course.progress.lessons_total}</Fact>
        )}
        <Fact label={copy.files}>{files.length}</Fact>
      </Facts>
      {purchase.refund !== null && !isGuest && (
        <RefundTerms refund={purchase.refund} kind={purchaseKindOf(product.type)} />
      )}
      <p className="text-ink-2 text-ui">
        {copy.help}{' '}
        <Link
          to={isGuest ? '/contact' : '/user/support'}
          className="tap-area font-semibold text-link underline underline-offset-4"
        >
          {copy.helpLink}
        </Link>
      </p>
      {!isGuest && (
        <Link
          to={`/user/purchases/${product.slug}/review`}
          className={`${linkClasses} -mt-5 justify-self-start`}
        >
          {hasReview ? reviewsCopy.edit : copy.review}
        </Link>
      )}
    </aside>
  );
}

function OrderLink({ id, isGuest }: { readonly id: string; readonly isGuest: boolean }) {
  if (isGuest) return shortId(id);
  return (
    <Link to={`/user/orders/${id}`} title={id} className="tap-area text-link underline underline-offset-4">
      {shortId(id)}
    </Link>
  );
}

interface RefundTermsProps {
  readonly refund: HeldRefund;
  readonly kind: PurchaseKind;
}

function RefundTerms({ refund, kind }: RefundTermsProps) {
  const { order_id, obstacle, until } = refund;
  if (obstacle === 'REFUND_NOTHING_PAID') return null;
  return (
    <section aria-label={copy.refund}>
      <h2 className="border-ink border-b-2 pb-2 text-t3">{copy.refund}</h2>
      <p className="mt-2.5 text-ink-2 text-ui">
        {obstacle === null
          ? copy.refundUntil(formatRefundDeadline(until))
          : refundObstacleText(obstacle, kind)}
      </p>
      <Link to={`/user/orders/${order_id}#pengembalian`} className={linkClasses}>
        {obstacle === null ? copy.refundLink : copy.refundOrder}
      </Link>
    </section>
  );
}

function Facts({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="border-ink border-b-2 pb-2 text-t3">{title}</h2>
      <dl className="text-ui">{children}</dl>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-line border-b border-dashed py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="num text-right font-semibold">{children}</dd>
    </div>
  );
}
