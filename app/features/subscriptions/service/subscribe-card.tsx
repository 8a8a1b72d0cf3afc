import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { usePressWhenReady } from '#app/hooks/use-press-when-ready.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { purchaseCopy } from '#messages/checkout/purchase.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { ProductSubscription } from '../use-product-subscription.ts';
import { PlanPicker } from './plan-picker.tsx';

export interface SubscribeCardProps {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
  /** Undefined while there is no plan to choose. */
  readonly plan: Plan | undefined;
  /** For this visitor; 0: no trial. */
  readonly trialDays: number;
  readonly own: ProductSubscription;
  readonly isBusy: boolean;
  readonly onChoose: (plan: string) => void;
  readonly onSubscribe: () => void;
}

export function SubscribeCard(props: SubscribeCardProps) {
  const { product, plans, plan, trialDays, own, onChoose } = props;
  const { isWaiting, press } = usePressWhenReady(
    own.state !== 'checking',
    () => own.live === null && props.onSubscribe(),
  );
  return (
    <Nota
      label={serviceCopy.plansAndPrices}
      title={serviceCopy.rates}
      note={productTypeLabels[product.type]}
      className="text-ink lg:max-w-[430px] lg:justify-self-end"
    >
      <CheckoutForm slug={product.slug} onOpen={press}>
        {plan === undefined ? (
          <LaunchNotice date={product.launch_date} />
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2 pt-4 pb-5">
              <b className="figures num font-light text-[clamp(2.5rem,2rem+1.8vw,3.25rem)] leading-none">
                {formatRupiah(plan.price)}
              </b>
              <span className="text-ink-2">/ {billingCycleLabels[plan.billing_cycle]}</span>
            </p>
            <PlanPicker plans={plans} value={plan.plan} onChange={onChoose} />
            {product.auto_renewal && trialDays > 0 && (
              <p className="flex items-baseline justify-between gap-4 py-3 text-ui">
                <span className="text-ink-2">{serviceCopy.trialToday(trialDays)}</span>
                <b className="num text-credit">{formatRupiah(rupiah(0))}</b>
              </p>
            )}
          </>
        )}
        <SubscribeAction {...props} isBusy={props.isBusy || isWaiting} />
      </CheckoutForm>
    </Nota>
  );
}

function LaunchNotice({ date }: { readonly date: string | null }) {
  return (
    <p className="grid justify-items-start gap-2 pt-4 pb-3">
      <Badge>{serviceCopy.comingSoon}</Badge>
      <b className="text-t2">{date === null ? serviceCopy.soon : formatCardDate(date)}</b>
      <span className="text-ink-2">{serviceCopy.comingSoonNote}</span>
    </p>
  );
}

function SubscribeAction(props: SubscribeCardProps) {
  if (props.own.live !== null) return <OwnedNotice />;
  const { product, plan } = props;
  const { text, isDisabled, note } = actionState(props);
  const isComing = product.availability === 'coming_soon' || plan === undefined;
  return (
    <div className="mt-4 grid gap-2">
      {!isComing && (
        <Button type="submit" block disabled={isDisabled} aria-busy={props.isBusy}>
          {text}
        </Button>
      )}
      {(isComing || product.availability !== 'available') && (
        <Button asChild block>
          <Link to={waitPath(product.slug)}>{catalogCopy.tellMe}</Link>
        </Button>
      )}
      {note !== null && <p className="text-center text-ink-2 text-small">{note}</p>}
    </div>
  );
}

function OwnedNotice() {
  return (
    <div className="mt-4 grid gap-2">
      <Button asChild block variant="outline">
        <Link to="/user/subscriptions">{serviceCopy.owned}</Link>
      </Button>
      <p className="flex items-center justify-center gap-1 text-credit text-small">
        <Check aria-hidden className="size-4" />
        {serviceCopy.hasAccess}
      </p>
    </div>
  );
}

interface ActionState {
  readonly text: string;
  readonly isDisabled: boolean;
  readonly note: string | null;
}

function actionState({ product, plan, own, isBusy }: SubscribeCardProps): ActionState {
  if (product.availability === 'closed') return { text: catalogCopy.closed, isDisabled: true, note: null };
  if (product.availability !== 'available' || plan?.is_available !== true) {
    return { text: serviceCopy.soldOut, isDisabled: true, note: null };
  }
  if (isBusy) return { text: serviceCopy.busy, isDisabled: true, note: null };
  const note = own.state === 'visitor' ? purchaseCopy.noAccount : null;
  const hadTrial = own.had_trial && product.trial_period_days > 0;
  return { text: serviceCopy.subscribe, isDisabled: false, note: hadTrial ? purchaseCopy.trialUsed : note };
}
