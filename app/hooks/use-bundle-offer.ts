import { browserClient } from '#app/lib/api/browser-client.ts';
import { createQuery, useQuery } from '#app/lib/api/create-query.ts';
import type { BundleOffer, listBundleOffers } from '#contract/checkout/bundles.ts';
import { useViewer } from './session/use-viewer.ts';

const bundleOffer = createQuery({
  name: 'bundle-offer',
  read: (_viewer: string, bundle_id: string) =>
    browserClient.call<typeof listBundleOffers>(
      { method: 'get', path: '/api/checkout/bundles' },
      { query: { bundle_id } },
    ),
});

/** The price of a bundle's rest for a holder of a part; null for everybody else, and until it is known. */
export function useBundleOffer(bundleId: string): BundleOffer | null {
  const { viewer } = useViewer();
  const { answer } = useQuery(bundleOffer, viewer === null ? null : `${viewer.id}/${bundleId}`);
  return answer?.ok === true ? (answer.value.bundles[0] ?? null) : null;
}
