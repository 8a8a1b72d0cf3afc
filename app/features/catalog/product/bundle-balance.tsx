import { Package } from 'lucide-react';
import { useBundleOffer } from '#app/hooks/use-bundle-offer.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { bundleCopy as copy } from '#messages/catalog/bundles.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import { ViewerBalance } from './hero/viewer-balance.tsx';

export function BundleBalance({ product: { id, price } }: { readonly product: ProductDetail }) {
  const offer = useBundleOffer(id);
  if (offer === null) return <ViewerBalance price={price ?? rupiah(0)} />;
  return (
    <li className="flex gap-2.5 font-semibold text-ink">
      <Package aria-hidden className="mt-1 size-4 shrink-0 text-credit" />
      <span>
        {copy.yours(offer.owned.titles.length)} <span className="num">{formatRupiah(offer.due)}</span>
      </span>
    </li>
  );
}
