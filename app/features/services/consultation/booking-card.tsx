import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Money } from '#app/components/commerce/money.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { SummaryRow, SummaryTotal } from '#app/components/commerce/summary-card.tsx';
import { DialogForm } from '#app/components/dialogs/dialog-form.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { bookingCopy as copy } from '#messages/services/consultation.ts';
import { formatRupiah, type Rupiah, toRupiah } from '#shared/money/money.ts';
import { CONSULTATION_SLUG } from '#shared/shop/services.ts';

interface BookingCardProps {
  /** Null when the package is not for sale at the moment. */
  readonly price: Rupiah | null;
  readonly isBusy: boolean;
  readonly onPay: () => void;
  readonly onContact: () => void;
}

/** The payment step (PUB-095, DECISIONS 27). The balance is offered only on browsers that have been signed in. */
export function BookingCard({ price, isBusy, onPay, onContact }: BookingCardProps) {
  return (
    <Nota
      label={copy.label}
      title={copy.title}
      note={copy.note}
      className="max-w-[400px] lg:justify-self-end"
    >
      <dl>
        {copy.lines.map((line) => (
          <SummaryRow key={line} label={line} value={copy.included} />
        ))}
        {price !== null && (
          <SummaryTotal label={copy.total}>
            <Money amount={price} />
          </SummaryTotal>
        )}
      </dl>
      <div className="mt-5 grid gap-2.5">
        {price !== null && (
          <Button asChild block>
            <Link to={`/book/${CONSULTATION_SLUG}`}>{copy.chooseTime}</Link>
          </Button>
        )}
        {price !== null && (
          <CheckoutForm slug={CONSULTATION_SLUG} onOpen={onPay} className="hidden known:block">
            <Button type="submit" block variant="outline" busyText={isBusy ? copy.busy : undefined}>
              {copy.pay}
            </Button>
          </CheckoutForm>
        )}
        <DialogForm action="/contact" onOpen={onContact}>
          <Button type="submit" block variant="link">
            {copy.talk}
          </Button>
        </DialogForm>
      </div>
      <p className="mt-3.5 text-ink-2 text-small">{price === null ? copy.closed : <RefundTerms />}</p>
    </Nota>
  );
}

/** The balance is in the line of the terms, so that it moves nothing when it arrives. */
function RefundTerms() {
  const { viewer } = useViewer();
  if (viewer === null) return copy.terms;
  return (
    <>
      {copy.terms} {copy.balance}{' '}
      <b className="num font-semibold text-ink">{formatRupiah(toRupiah(viewer.wallet.balance_bigint))}</b>.
    </>
  );
}
