import { BookOpen, Download } from 'lucide-react';
import { useHref } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { apiCopy as copy } from '#messages/subscriptions/subscriptions.ts';
import { ServiceSection } from './service-section.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
}

/** Only for products with an API: the reference, and a guide to this service as a file (PROD-035). */
export function ApiSection({ product, plans }: Props) {
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
