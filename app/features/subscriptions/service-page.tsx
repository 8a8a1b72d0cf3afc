import type { ReactNode } from 'react';
import { CourseContents } from '#app/components/course-contents.tsx';
import { ProductLink } from '#app/components/product-link.tsx';
import { Prose } from '#app/components/prose.tsx';
import { ShareButton } from '#app/components/share-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import type { ProductDetail } from '#contract/public/products.ts';
import { ApiBlock } from './api-block.tsx';
import { BillingTimeline } from './billing-timeline.tsx';
import { InfoCard } from './info-card.tsx';
import { MonitoringBlock } from './monitoring-block.tsx';
import { PlanSlip, type PlanSlipProps } from './plan-slip.tsx';
import { billingMoments } from './plan-view.ts';
import { PriceTable } from './price-table.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceSection } from './service-section.tsx';
import { serviceCopy } from './subscription-copy.ts';

interface Props extends PlanSlipProps {
  /** Lessons that are given away. */
  readonly preview?: ReactNode;
}

/** A service that one subscribes to: what it costs and when, what it does, and what can be watched (PROD-027). */
export function ServicePage({ preview, ...props }: Props) {
  const { product, plans, plan, trialDays, own } = props;
  return (
    <>
      <ServiceHero product={product} trialDays={trialDays} slip={<PlanSlip {...props} />} />
      <div className="wrap pt-24 pb-section lg:pt-16">
        {plan !== undefined && own.live === null && (
          <div className="lg:max-w-[calc(58%-2rem)]">
            <ServiceSection title={serviceCopy.timelineTitle}>
              <BillingTimeline
                moments={billingMoments({ plan, trial_days: trialDays, auto_renewal: product.auto_renewal })}
              />
            </ServiceSection>
          </div>
        )}
        <div className="mt-14 grid grid-cols-1 gap-x-16 gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid grid-cols-1 content-start gap-14">
            <Features product={product} />
            <Contents product={product} />
            <Body product={product} />
          </div>
          <div className="grid grid-cols-1 content-start gap-11">
            <PriceTable plans={plans} />
            <InfoCard product={product} plans={plans} />
            <MonitoringBlock live={own.live} />
            <ApiBlock product={product} plans={plans} />
            <Tags product={product} />
            <p>
              <ProductLink product={product} />
              <ShareButton title={product.title} copied={serviceCopy.shared} label={serviceCopy.share} />
            </p>
          </div>
        </div>
      </div>
      {preview}
    </>
  );
}

type Part = { readonly product: ProductDetail };

function Features({ product }: Part) {
  if (product.subscription_features.length === 0) return null;
  return (
    <ServiceSection title={serviceCopy.featuresTitle}>
      <dl>
        {product.subscription_features.map(({ name, description }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-line border-t py-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-2 text-ui">{description}</dd>
          </div>
        ))}
      </dl>
    </ServiceSection>
  );
}

function Contents({ product }: Part) {
  if (product.modules.length === 0) return null;
  return (
    <ServiceSection title={serviceCopy.contentsTitle}>
      <CourseContents modules={product.modules} />
    </ServiceSection>
  );
}

function Body({ product }: Part) {
  const html = product.content_body ?? product.description;
  if (html === '') return null;
  return (
    <ServiceSection title={serviceCopy.bodyTitle}>
      <Prose html={html} />
    </ServiceSection>
  );
}

function Tags({ product }: Part) {
  if (product.tags.length === 0) return null;
  return (
    <ServiceSection title={serviceCopy.tags} isAside>
      <ul className="flex flex-wrap gap-1.5">
        {product.tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </ServiceSection>
  );
}
