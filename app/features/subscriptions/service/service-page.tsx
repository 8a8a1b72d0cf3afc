import type { ReactNode } from 'react';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import { BillingTimeline } from './billing-timeline.tsx';
import { billingMoments } from './plan-view.ts';
import { ServiceHero } from './service-hero.tsx';
import { ServiceSection } from './service-section.tsx';
import { SubscribeCard, type SubscribeCardProps } from './subscribe-card.tsx';

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
