import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { CheckoutForm } from '#app/components/checkout-form.tsx';
import { Nota } from '#app/components/commerce/nota.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { usePressWhenReady } from '#app/hooks/use-press-when-ready.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { catalogCopy } from '#messages/catalog/catalog.ts';
import { billingCycleLabels, productTypeLabels } from '#messages/catalog/labels.ts';
import { productCopy } from '#messages/catalog/product.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { waitPath } from '#shared/shop/product-waits.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import type { ProductSubscription } from '../use-product-subscription.ts';
import { PlanPicker } from './plan-picker.tsx';
import { type BillingMoment, billingMoments } from './plan-view.ts';
import { ServiceSection } from './service-section.tsx';

interface Props extends SubscribeCardProps {
  readonly offerId?: string;
  readonly details: ReactNode;
  readonly preview?: ReactNode;
}

/** PROD-027 */
export function ServicePage({ details, preview, offerId, ...props }: Props) {
  const { product, plan, trialDays, own } = props;
  return (
    <>
      <ServiceHero
        product={product}
        trialDays={trialDays}
        subscribeCard={
          <div id={offerId} className="scroll-mt-4">
            <SubscribeCard {...props} />
          </div>
        }
      />
      <div className="wrap pt-24 lg:pt-16 [&+section]:mt-14">
        {plan !== undefined && own.live === null && (
          <div className="lg:max-w-[calc(58%-2rem)]">
            <ServiceSection title={serviceCopy.timelineTitle}>
              <BillingTimeline
                moments={billingMoments({ plan, trial_days: trialDays, auto_renewal: product.auto_renewal })}
              />
            </ServiceSection>
          </div>
        )}
        {details}
      </div>
      {preview}
    </>
  );
}

function BillingTimeline({ moments }: { readonly moments: readonly BillingMoment[] }) {
  return (
    <ol className="mt-7 grid sm:auto-cols-fr sm:grid-flow-col">
      {moments.map(({ when, what, amount }) => (
        <li
          key={when}
          className="relative border-line-strong pb-6 pl-7 max-sm:border-l max-sm:last:border-l-transparent sm:border-t sm:pt-6 sm:pr-6 sm:pl-0 sm:last:border-t-transparent"
        >
          <i
            aria-hidden
            className={`absolute top-0.5 -left-[7px] size-3.5 rounded-full ring-2 sm:-top-[7px] sm:left-0 ${amount === null ? 'bg-paper ring-line-strong' : 'bg-action ring-action'}`}
          />
          <p className="font-semibold text-ui">{when}</p>
          <p className="mt-0.5 text-ink-2 text-ui">{what}</p>
          {amount !== null && (
            <p className="figures num mt-1.5 font-semibold text-amount">{formatRupiah(amount)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ServiceHeroProps {
  readonly product: ProductDetail;
  readonly trialDays: number;
  readonly subscribeCard: ReactNode;
}

function ServiceHero({ product, trialDays, subscribeCard }: ServiceHeroProps) {
  const { viewer } = useViewer();
  return (
    <header className="bg-night text-on-night">
      <div className="wrap grid gap-x-16 pt-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col">
          <BackLink
            to={viewer === null ? '/marketplace?kind=subscription' : '/user/subscriptions'}
            className="self-start"
            isOnNight
          >
            {viewer === null ? serviceCopy.backToShop : serviceCopy.back}
          </BackLink>
          <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-on-night-2 text-small">
            {product.is_featured && <Badge variant="hot">{serviceCopy.featured}</Badge>}
            {[productTypeLabels[product.type], product.category].filter((part) => part !== null).join(' · ')}
          </p>
          <h1 {...ownerLanguage(product, 'title')} className="mt-2 max-w-[13em] text-t1">
            {product.title}
          </h1>
          <p
            {...ownerLanguage(product, 'short_description')}
            className="mt-4 max-w-[32em] text-lede text-on-night-2"
          >
            {product.short_description}
          </p>
          {trialDays > 0 && (
            <p className="mt-4 font-semibold text-night-dawn text-ui">{serviceCopy.trial(trialDays)}</p>
          )}
          <div className="mt-8 grow max-lg:hidden" />
          <div className="mb-10 h-44 overflow-hidden rounded-sheet max-lg:hidden">
            {/* Hidden on small screens, and lazy, so that it is not fetched there. */}
            <ProductCover
              slug={product.slug}
              src={product.cover_url}
              form="wide"
              sizes="50vw"
              className="object-[50%_19%]"
            />
          </div>
        </div>
        <div className="mt-8 max-lg:-mx-5 max-lg:-mb-10 lg:-mb-28 lg:mt-14 lg:w-full lg:max-w-[430px] lg:self-end lg:justify-self-end">
          {subscribeCard}
        </div>
      </div>
    </header>
  );
}

interface SubscribeCardProps {
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

function SubscribeCard(props: SubscribeCardProps) {
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
  const note = own.state === 'visitor' ? productCopy.noAccount : null;
  const hadTrial = own.had_trial && product.trial_period_days > 0;
  return { text: serviceCopy.subscribe, isDisabled: false, note: hadTrial ? productCopy.trialUsed : note };
}
