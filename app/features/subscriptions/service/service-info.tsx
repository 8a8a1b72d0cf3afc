import { SummaryRow } from '#app/components/commerce/summary-card.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import type { Plan } from '#contract/catalog/plans.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { infoCopy } from '#messages/subscriptions/subscriptions.ts';
import { ServiceSection } from './service-section.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly plans: readonly Plan[];
}

/** PROD-037 */
export function ServiceInfo({ product, plans }: Props) {
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
