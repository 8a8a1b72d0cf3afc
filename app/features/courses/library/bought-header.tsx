import { ArrowDown, BookOpen, CalendarClock, Check, Play, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { DownloadForm } from '#app/components/commerce/download-form.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useRemoveBoughtFromVisitorCart } from '#app/hooks/cart/use-remove-bought-from-visitor-cart.ts';
import { useGuestAccess } from '#app/hooks/session/guest-access.ts';
import type { Purchase } from '#contract/courses/learning.ts';
import { purchaseOutcomes } from '#messages/checkout/purchase-outcomes.ts';
import { boughtCopy as copy } from '#messages/courses/library.ts';
import { toRupiah } from '#shared/money/money.ts';
import { purchaseKindOf } from '#shared/shop/purchase-kind.ts';
import { formatTime } from '#shared/time/dates.ts';

export function BoughtHeader({ purchase }: { readonly purchase: Purchase }) {
  const { product, holding, refund } = purchase;
  const isGuest = useGuestAccess() !== null;
  const kind = purchaseKindOf(product.type);
  useRemoveBoughtFromVisitorCart([product.slug]);
  const isPaid = holding.price_bigint !== null && holding.price_bigint > 0;
  return (
    <header className="mb-10 border-line border-b pb-10">
      <Badge variant="ok" className="num">
        <Check aria-hidden="true" />
        {(isPaid ? copy.paid : copy.opened)(formatTime(holding.purchased_at))}
      </Badge>
      <h1 className="mt-3 text-t1">{copy.title}</h1>
      <p role="status" className="mt-2 text-ink-2">
        {isPaid && `${copy.done} `}
        {purchaseOutcomes.granted[kind]}
      </p>
      <div className="mt-6 grid max-w-[980px] grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-surface ring-1 ring-line md:grid-cols-[5fr_6fr]">
        <div className="relative aspect-[16/10] md:aspect-auto md:min-h-72">
          <ProductCover
            slug={product.slug}
            src={product.cover_url}
            form="wide"
            loading="eager"
            className="absolute inset-0"
          />
        </div>
        <div className="grid content-center gap-4 p-5 md:p-8">
          <h2 className="text-t2">{product.title}</h2>
          <FirstAction purchase={purchase} />
          {refund?.is_open === true && <p className="text-ink-3 text-small">{refundText(purchase)}</p>}
        </div>
      </div>
      {holding.order_id !== null && (
        <p className="mt-5 flex items-start gap-2.5 text-ink-2 text-ui">
          <ReceiptText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
          <span>
            {holding.price_bigint !== null && isPaid && (
              <>
                <Money amount={toRupiah(holding.price_bigint)} />{' '}
              </>
            )}
            {isPaid ? copy.receipt(holding.paid_with ?? '') : copy.noReceipt}{' '}
            {!isGuest && (
              <Link
                to={`/user/orders/${holding.order_id}`}
                className="font-semibold text-link underline underline-offset-4"
              >
                {copy.order}
              </Link>
            )}
          </span>
        </p>
      )}
    </header>
  );
}

/** Names the action that ends the right to a refund; for a service it is only time. */
function refundText({ product, course, files }: Purchase): string {
  if (course === null && files.length > 0) return copy.downloadEndsRefund;
  const kind = purchaseKindOf(product.type);
  if (kind === 'session') return copy.sessionEndsRefund;
  return kind === 'service' ? copy.refundOpen : copy.refundWarned;
}

function FirstAction({ purchase: { product, course, files } }: { readonly purchase: Purchase }) {
  const [file, ...others] = files;
  if (course !== null) {
    return (
      <Button asChild size="lg" block>
        <Link to={`/user/purchases/${product.slug}/learn/${course.resume_lesson_id}`}>
          <Play aria-hidden="true" />
          {copy.firstLesson}
        </Link>
      </Button>
    );
  }
  if (file !== undefined && others.length === 0) {
    return (
      <DownloadForm
        slug={product.slug}
        fileId={file.id}
        label={copy.download}
        fileTitle={file.title}
        isMain
      />
    );
  }
  const kind = purchaseKindOf(product.type);
  const [Icon, href, label] =
    kind === 'session'
      ? ([CalendarClock, '#sesi-judul', copy.seeTime] as const)
      : file === undefined
        ? ([BookOpen, '#isi-produk', kind === 'service' ? copy.next : copy.read] as const)
        : ([ArrowDown, '#berkas', copy.files(files.length)] as const);
  return (
    <Button asChild size="lg" block>
      <a href={href}>
        <Icon aria-hidden="true" />
        {label}
      </a>
    </Button>
  );
}
