import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { DialogLink } from '#app/components/dialogs/dialog-link.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import type { Subscription } from '#contract/subscriptions/subscriptions.ts';
import { subscriptionsCopy } from '#messages/subscriptions/subscriptions.ts';
import type { SubscriptionStatus } from '#shared/shop/subscriptions.ts';
import { pricePerCycle } from '../service/plan-view.ts';
import { type Change, changePath, changes, isOffered } from './change.ts';
import { ConfirmDialog, PlanDialog } from './change-dialog.tsx';
import { ChargeHistory } from './charge-history.tsx';
import { PeriodBar } from './period-bar.tsx';
import { discountText, nextStepText, planChangeNotice } from './subscription-text.ts';

const statusVariants: Readonly<Record<SubscriptionStatus, 'ok' | 'hot' | 'bad' | 'off' | 'plain'>> = {
  trialing: 'hot',
  active: 'ok',
  past_due: 'bad',
  cancelled: 'plain',
  expired: 'off',
};

interface Props {
  readonly subscription: Subscription;
  readonly now: Date;
}

export function SubscriptionRow({ subscription, now }: Props) {
  const { product, status } = subscription;
  const discount = discountText(subscription);
  const following = planChangeNotice(subscription);
  return (
    <li className="grid gap-x-6 gap-y-4 border-line border-t py-6 sm:grid-cols-[112px_minmax(0,1fr)]">
      <div className="relative aspect-square overflow-hidden rounded-card max-sm:hidden">
        <ProductCover slug={product.slug} src={product.cover_url} form="mark" sizes="112px" />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-t3">
              <Link
                to={`/subscription/${product.slug}`}
                className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
              >
                {product.title}
              </Link>
              <Badge variant={statusVariants[status]}>{subscriptionsCopy.statuses[status]}</Badge>
            </h3>
            <p className="text-ink-2 text-ui">{nextStepText(subscription)}</p>
            {discount !== null && <p className="text-credit text-small">{discount}</p>}
          </div>
          <p className="text-ui sm:text-right">
            <b className="font-semibold">{subscription.plan_name}</b>
            <span className="num block text-ink-2">{pricePerCycle(subscription)}</span>
            {following !== null && <span className="block text-small">{following}</span>}
          </p>
        </div>
        <PeriodBar subscription={subscription} now={now} isEndSaid />
        <SubscriptionControls subscription={subscription} />
      </div>
    </li>
  );
}

const changeLabels = {
  resume: 'resume',
  plan: 'changePlan',
  cancel: 'cancel',
} as const satisfies Readonly<Record<Change, keyof typeof subscriptionsCopy>>;

function SubscriptionControls({ subscription }: { readonly subscription: Subscription }) {
  const [open, setOpen] = useState<Change | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { id, product, status } = subscription;
  const close = () => setOpen(null);
  return (
    <div>
      <div className="flex flex-wrap gap-2.5">
        {status !== 'expired' && (
          <Button asChild size="sm" variant="outline">
            <Link to={`/user/purchases/${product.slug}`}>{subscriptionsCopy.content}</Link>
          </Button>
        )}
        {changes
          .filter((change) => isOffered(change, subscription))
          .map((change) => (
            <Button key={change} asChild size="sm" variant={change === 'cancel' ? 'quiet' : 'outline'}>
              <DialogLink to={changePath(id, change)} onOpen={() => setOpen(change)}>
                {subscriptionsCopy[changeLabels[change]]}
              </DialogLink>
            </Button>
          ))}
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isHistoryOpen}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        >
          {subscriptionsCopy.history}
          <ChevronDown aria-hidden className={isHistoryOpen ? 'rotate-180' : ''} />
        </Button>
      </div>
      {isHistoryOpen && (
        <div className="mt-3">
          <ChargeHistory subscriptionId={id} />
        </div>
      )}
      {open === 'plan' && <PlanDialog subscription={subscription} onClose={close} />}
      {(open === 'cancel' || open === 'resume') && (
        <ConfirmDialog subscription={subscription} change={open} onClose={close} />
      )}
    </div>
  );
}
