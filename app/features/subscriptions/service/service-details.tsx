import { BookOpen, Download } from 'lucide-react';
import { useHref } from 'react-router';
import { ProductLink } from '#app/components/commerce/product-link.tsx';
import { SummaryRow } from '#app/components/commerce/summary-card.tsx';
import { Prose } from '#app/components/page/prose.tsx';
import { ShareButton } from '#app/components/page/share-button.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { CourseContents } from '#app/features/courses/course-contents.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { apiCopy as copy, infoCopy, serviceCopy } from '#messages/subscriptions/subscriptions.ts';
import type { ProductSubscription } from '../use-product-subscription.ts';
import { MonitoringBlock } from './monitoring-block.tsx';
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

interface ServiceInfoProps {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
}

/** PROD-037 */
function ServiceInfo({ product, plans }: ServiceInfoProps) {
  const { claim_support } = useSettings();
  const renewal = product.auto_renewal ? infoCopy.yes : infoCopy.no;
  const names = plans.map(({ name }) => name).join(', ');
  return (
    <ServiceSection title={infoCopy.title} isAside>
      <dl className="text-ui">
        {names !== '' && (
          <SummaryRow label={infoCopy.cycle} value={names} valueClassName="whitespace-normal" />
        )}
        <SummaryRow label={infoCopy.renewal} value={renewal} />
        <SummaryRow label={infoCopy.cancel} value={infoCopy.yes} />
        {claim_support !== '' && <SummaryRow label={infoCopy.support} value={claim_support} />}
      </dl>
    </ServiceSection>
  );
}

interface ApiSectionProps {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
}

/** Only for products with an API: the reference, and a guide to this service as a file (PROD-035). */
function ApiSection({ product, plans }: ApiSectionProps) {
  const guide = useHref(`/subscription/${product.slug}/guide.md`);
  const endpoints = [...new Set(plans.flatMap((plan) => plan.endpoints))];
  if (product.type !== 'api_access' && endpoints.length === 0) return null;
  return (
    <ServiceSection title={copy.title} isAside>
      <p className="text-ink-2 text-ui">{copy.text}</p>
      <pre className="mt-3 overflow-x-auto rounded-card bg-sunk px-4 py-3 text-small leading-relaxed">
        <code>{'GET /api/subscriptions\nGET /api/checkout/entitlements'}</code>
      </pre>
      {endpoints.length > 0 && (
        <>
          <p className="mt-4 text-ink-3 text-small">{copy.endpoints}</p>
          <ul className="mt-1 grid gap-1 text-ui">
            {endpoints.map((endpoint) => (
              <li key={endpoint} className="break-all">
                <code>{endpoint}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4 flex flex-wrap gap-2.5">
        <Button asChild variant="outline" size="sm">
          <a href="/api/docs" target="_blank" rel="noopener">
            <BookOpen aria-hidden />
            {copy.docs}
            <span className="sr-only"> {copy.newTab}</span>
          </a>
        </Button>
        <Button asChild variant="outline" size="sm">
          <a href={guide} download={`${product.slug}.md`}>
            <Download aria-hidden />
            {copy.download}
          </a>
        </Button>
      </p>
    </ServiceSection>
  );
}
