import { ProductLink } from '#app/components/commerce/product-link.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { CourseContents } from '#app/features/courses/course-contents.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import type { ProductSubscription } from '../use-product-subscription.ts';
import { ApiSection } from './api-section.tsx';
import { MonitoringBlock } from './monitoring-block.tsx';
import { ServiceInfo } from './service-info.tsx';
import { ServiceSection } from './service-section.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
  readonly live: ProductSubscription['live'];
}

export function ServiceDetails({ product, plans, live }: Props) {
  return (
    <div
      id="isi-layanan"
      className="mt-14 grid grid-cols-1 gap-x-16 gap-y-14 lg:mt-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid grid-cols-1 content-start gap-14">
        <Features product={product} />
        <Contents product={product} />
        <Body product={product} />
      </div>
      <div className="grid grid-cols-1 content-start gap-11">
        <ServiceInfo product={product} plans={plans} />
        <MonitoringBlock live={live} />
        <ApiSection product={product} plans={plans} />
        <Tags product={product} />
        <p>
          <ProductLink product={product} />
          <ShareButton title={product.title} copiedMessage={serviceCopy.shared} label={serviceCopy.share} />
        </p>
      </div>
    </div>
  );
}

type ServicePartProps = { readonly product: ProductDetail };

function Features({ product }: ServicePartProps) {
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

function Contents({ product }: ServicePartProps) {
  if (product.modules.length === 0) return null;
  return (
    <ServiceSection title={serviceCopy.contentsTitle}>
      <CourseContents modules={product.modules} />
    </ServiceSection>
  );
}

function Body({ product }: ServicePartProps) {
  const field = product.content_body === null ? 'description' : 'content_body';
  const html = product[field] ?? '';
  if (html === '') return null;
  return (
    <ServiceSection title={serviceCopy.bodyTitle}>
      <Prose html={html} {...ownerLanguage(product, field)} />
    </ServiceSection>
  );
}

function Tags({ product }: ServicePartProps) {
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
