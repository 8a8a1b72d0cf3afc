import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { intentReason } from '#messages/checkout/intent-reasons.ts';
import { purchaseStatusCopy } from '#messages/checkout/purchase-status.ts';
import { ABOUT_REFUND } from '#shared/leads/contact-about.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { PurchaseHeading } from './purchase-heading.tsx';
import type { PurchaseView } from './purchase-view.ts';

interface Props {
  readonly purchase: PurchaseView;
}

const copy = () => purchaseStatusCopy.credited;

export function CreditedPurchase({ purchase }: Props) {
  const { amount, email, reason } = purchase;
  if (reason === 'ALREADY_OWNED') return <AlreadyOwned purchase={purchase} />;
  const { title, text, own, signIn, help, otherTime } = copy();
  const isTimeTaken = reason === 'SLOT_TAKEN';
  return (
    <>
      <PurchaseHeading title={title}>
        {email === null ? own(formatRupiah(amount)) : text(formatRupiah(amount), email)}
      </PurchaseHeading>
      {reason !== null && <p className="mt-2 text-ink-2">{copy().reason(intentReason(reason))}</p>}
      <div className="mt-6 flex flex-wrap gap-2.5">
        {isTimeTaken && (
          <Button asChild size="lg">
            <Link to="/consultation">{otherTime}</Link>
          </Button>
        )}
        <Button asChild size="lg" variant={isTimeTaken ? 'outline' : 'primary'}>
          <Link to="/user/billing">{signIn}</Link>
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to="/contact">{help}</Link>
        </Button>
      </div>
    </>
  );
}

/** The buyer owned the product already, so the second payment is credited, and can be spent or refunded. */
function AlreadyOwned({ purchase: { amount, title, owned } }: Props) {
  const { owned: words } = copy();
  return (
    <>
      <PurchaseHeading title={words.title}>
        {words.text(owned?.title ?? title, formatRupiah(amount))}
      </PurchaseHeading>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button asChild size="lg">
          <Link to={owned === null ? '/user/purchases' : `/user/purchases/${owned.slug}`}>{words.open}</Link>
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to={`/contact?about=${ABOUT_REFUND}`}>{words.refund}</Link>
        </Button>
      </div>
    </>
  );
}
