import { bundleCopy } from '#messages/bundles.ts';
import { formatRupiah } from '#shared/money/money.ts';
import type { CheckoutLine } from '../checkout-details.ts';

/** A visitor may have some of it. */
export const BundleHint = () => <p className="mb-3 text-ink-2 text-small">{bundleCopy.visitor}</p>;

/** What the buyer has of it already lowers the price. */
export const OwnedParts = ({ owned }: { readonly owned: NonNullable<CheckoutLine['owned']> }) => (
  <p className="col-span-3 flex justify-between gap-4 text-credit text-small">
    {bundleCopy.ownedTitles(owned.titles.join(', '))}
    <span className="num shrink-0 font-semibold">−{formatRupiah(owned.amount)}</span>
  </p>
);
