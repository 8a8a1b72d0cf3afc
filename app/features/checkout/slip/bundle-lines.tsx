import { bundleCopy } from '#messages/bundles.ts';
import type { CheckoutLine } from '../checkout-details.ts';

/** A visitor may have some of it. */
export const BundleHint = () => <p className="mb-3 text-ink-2 text-small">{bundleCopy.visitor}</p>;

/** What the buyer has of it already; the nota says what it takes off. */
export const OwnedParts = ({ owned }: { readonly owned: NonNullable<CheckoutLine['owned']> }) => (
  <p className="col-span-full col-start-2 text-credit text-small">
    {bundleCopy.ownedTitles(owned.titles.join(', '))}
  </p>
);
