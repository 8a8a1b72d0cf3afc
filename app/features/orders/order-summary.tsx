import { Download, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { Nota } from '#app/components/commerce/nota.tsx';
import { NotaRows } from '#app/components/commerce/nota-rows.tsx';
import { PostButton } from '#app/components/form/post-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { apiHref } from '#app/lib/api/api-href.ts';
import { INTENT } from '#app/lib/forms/form-reply.ts';
import { toast } from '#app/lib/toast.ts';
import type { downloadCreditNote, downloadInvoice, OrderDetails } from '#contract/orders/orders.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { discountCopy } from '#messages/discounts/discounts.ts';
import { ordersCopy as copy } from '#messages/orders/orders.ts';
import { formatRupiah, timesSen, toRupiah } from '#shared/money/money.ts';

/** A part that the buyer held before was not granted again. */
function SoldParts({ parts }: Pick<OrderDetails['order']['items'][number], 'parts'>) {
  if (parts.length === 0) return null;
  return (
    <ul className="mt-1 text-small">
      {parts.map(({ product_id, slug, title, is_owned }) => (
        <li key={product_id}>
          <Link to={`/user/purchases/${slug}`} className="text-link underline-offset-4 hover:underline">
            {title}
          </Link>
          {is_owned && <span className="text-ink-3"> · {discountCopy.owned}</span>}
        </li>
      ))}
    </ul>
  );
}

export function OrderSummary({ details }: { readonly details: OrderDetails }) {
  const { order, invoice_number, is_invoiced, credit_notes } = details;
  const spent = details.payments.findLast(({ amount_bigint }) => amount_bigint < 0);
  const own = order.items.filter(({ gift_quantity, quantity }) => gift_quantity < quantity);
  return (
    <Nota label={copy.items} className="self-start">
      <div className="flex items-center justify-between gap-3 border-line border-b pb-3">
        <h2 className="text-t3">{copy.items}</h2>
        <Badge variant={order.status === 'completed' ? 'ok' : 'off'}>{copy.statuses[order.status]}</Badge>
      </div>
      <ul>
        {order.items.map((item) => (
          <li
            key={item.id}
            className="flex items-baseline justify-between gap-4 border-line-strong border-b border-dashed py-3.5 text-ui last:border-0"
          >
            <span className="min-w-0">
              <b className="font-semibold">
                {item.quantity > 1 && `${item.quantity} × `}
                {order.status === 'completed' &&
                item.gift_quantity < item.quantity &&
                item.parts.length === 0 ? (
                  <Link
                    to={`/user/purchases/${item.slug}`}
                    className="text-link underline-offset-4 hover:underline"
                  >
                    {item.title}
                  </Link>
                ) : (
                  item.title
                )}
              </b>
              <span className="block text-ink-3 text-small">{productTypeLabels[item.type]}</span>
              <SoldParts parts={item.parts} />
            </span>
            <span className="num font-semibold">
              {priceOf(toRupiah(timesSen(item.price_bigint, item.quantity)))}
            </span>
          </li>
        ))}
      </ul>
      <NotaRows nota={order.nota} without={new Set(order.items.map(({ product_id }) => product_id))} />
      {order.payment_reference !== null && (
        <p className="num flex justify-between gap-4 py-1 text-ink-2 text-small">
          <span>{copy.reference}</span>
          <span className="min-w-0 break-all text-right">{order.payment_reference}</span>
        </p>
      )}
      {spent !== undefined && (
        <p className="num flex justify-between gap-4 py-1 text-ink-2 text-small">
          <span>{copy.balanceAfter}</span>
          <span>{formatRupiah(toRupiah(spent.balance_after))}</span>
        </p>
      )}
      {is_invoiced && (
        <p className="num mt-3 flex justify-between gap-4 border-line border-t pt-3 text-ui">
          <span className="text-ink-2">{copy.invoiceNumber}</span>
          <span className="font-semibold">{invoice_number ?? copy.invoicePending}</span>
        </p>
      )}
      <div className="mt-5 grid gap-2 sm:flex sm:flex-wrap">
        {order.status === 'completed' && (
          <Button asChild size="sm">
            <Link to={own.length === 1 ? `/user/purchases/${own[0]?.slug}` : '/user/purchases'}>
              {copy.open}
            </Link>
          </Button>
        )}
        {is_invoiced && (
          <DocumentLink
            href={apiHref<typeof downloadInvoice>('/api/checkout/orders/{id}/invoice.pdf', {
              params: { id: order.id },
            })}
            label={copy.invoice}
          />
        )}
        {credit_notes.map(({ id, number }) => (
          <DocumentLink
            key={id}
            href={apiHref<typeof downloadCreditNote>('/api/checkout/credit-notes/{id}/credit-note.pdf', {
              params: { id },
            })}
            label={copy.creditNote(number)}
          />
        ))}
        <ResendReceipt orderId={order.id} />
      </div>
    </Nota>
  );
}

const priceOf = (amount: OrderDetails['order']['amount']) =>
  amount === 0 ? copy.free : formatRupiah(amount);

function DocumentLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Button asChild size="sm" variant="outline">
      <a href={href} download>
        <Download aria-hidden />
        {label}
      </a>
    </Button>
  );
}

function ResendReceipt({ orderId }: { readonly orderId: string }) {
  return (
    <PostButton
      id="receipt"
      action={`/user/orders/${orderId}`}
      fields={{ [INTENT]: 'receipt' }}
      onSuccess={({ sent_to = '' }) => toast.success(copy.resent(sent_to))}
      size="sm"
      variant="quiet"
      busyText={copy.resending}
    >
      <Mail aria-hidden />
      {copy.resend}
    </PostButton>
  );
}
