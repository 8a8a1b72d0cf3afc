import { Link } from 'react-router';
import { DiscountCodeForm } from '#app/components/commerce/discount-code-form.tsx';
import { RefundTerms } from '#app/components/commerce/refund-terms.tsx';
import { SummaryRow, SummaryTotal } from '#app/components/commerce/summary-card.tsx';
import { AgreementLine } from '#app/components/page/agreement-line.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#app/components/ui/dialog.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { checkoutCopy } from '#messages/checkout/checkout.ts';
import { completionLabels } from '#messages/checkout/completion-labels.ts';
import { purchaseWords } from '#messages/checkout/purchase-kinds.ts';
import { formatRupiah, rupiah, toRupiah } from '#shared/money/money.ts';
import { completionFields } from '#shared/people/profile.ts';
import { pageHeading, payLabel, priceLabel } from '../checkout-labels.ts';
import { PlanTerms } from '../form/plan-terms.tsx';
import { amountDue } from './purchase-item.ts';
import type { Purchase } from './use-purchase.ts';

interface Props {
  readonly purchase: Purchase;
}

export function PurchaseDialogs({ purchase }: Props) {
  return (
    <>
      <PurchaseDialog purchase={purchase} />
      {purchase.missingFields !== null && (
        <ProfileDialog missingFields={purchase.missingFields} onClose={purchase.cancel} />
      )}
    </>
  );
}

/** Confirms a purchase that the balance covers: balance, price and remainder (WAL-009). Used by every buy button. */
function PurchaseDialog({ purchase }: Props) {
  const { product } = purchase;
  const { viewer } = useViewer();
  const balance = viewer === null ? rupiah(0) : toRupiah(viewer.wallet.balance_bigint);
  if (product === null) return null;
  const price = amountDue(product);
  const plan = product.subscription ?? null;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && purchase.cancel()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">
            {pageHeading({ plan, isMailed: false })}
          </DialogTitle>
          <DialogDescription className="mt-1.5 text-ink-2 text-ui">
            {plan === null ? product.title : `${product.title} · ${plan.plan_name}`}
          </DialogDescription>
          <dl className="mt-5 text-ui">
            <SummaryRow label={checkoutCopy.balance} value={formatRupiah(balance)} />
            <SummaryRow label={priceLabel(plan)} value={formatRupiah(rupiah(0 - price))} />
            <SummaryTotal label={checkoutCopy.remaining}>
              {formatRupiah(rupiah(balance - price))}
            </SummaryTotal>
          </dl>
          {plan !== null && <PlanTerms price={product.price} plan={plan} />}
          {product.price > 0 && (
            <DiscountCodeForm
              action={`/checkout/${product.slug}`}
              {...(plan !== null && { fields: { plan: plan.plan } })}
            />
          )}
          <PayActions purchase={purchase} label={payLabel({ due: price, plan })} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function PayActions({ purchase, label }: { readonly purchase: Purchase; readonly label: string }) {
  const kind = purchase.product?.kind ?? 'material';
  return (
    <>
      <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
        <Button variant="outline" onClick={purchase.cancel} disabled={purchase.isBusy}>
          {checkoutCopy.cancel}
        </Button>
        <Button onClick={purchase.confirm} disabled={purchase.isBusy} aria-busy={purchase.isBusy}>
          {purchase.isBusy ? checkoutCopy.busy : label}
        </Button>
      </div>
      <p className="mt-3.5 text-ink-3 text-small">
        {purchaseWords.access[kind]} {kind !== 'subscription' && <RefundTerms kind={kind} />}
      </p>
      <AgreementLine action="buy" />
    </>
  );
}

const SHOWN = 5;

interface ProfileDialogProps {
  readonly missingFields: readonly string[];
  readonly onClose: () => void;
}

/** Lists the first five missing fields, and counts the rest (PORT rows). */
function ProfileDialog({ missingFields, onClose }: ProfileDialogProps) {
  const known = completionFields.filter((field) => missingFields.includes(field));
  const more = known.length - SHOWN;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="slim">
        <div className="px-6 pt-7 pb-6">
          <DialogTitle className="pr-10 font-semibold text-t2">{checkoutCopy.profileTitle}</DialogTitle>
          <DialogDescription className="mt-1.5 text-ink-2 text-ui">
            {checkoutCopy.profileHint}
          </DialogDescription>
          <ul className="mt-4">
            {known.slice(0, SHOWN).map((field) => (
              <li key={field} className="border-line border-t py-2.5 text-ui">
                {completionLabels[field]}
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p className="border-line border-t pt-2.5 text-ink-3 text-small">
              {checkoutCopy.moreFields(more)}
            </p>
          )}
          <div className="mt-6 grid grid-cols-[auto_1fr] gap-2.5">
            <Button variant="outline" onClick={onClose}>
              {checkoutCopy.cancel}
            </Button>
            <Button asChild>
              <Link to="/user/profile">{checkoutCopy.profileAction}</Link>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
