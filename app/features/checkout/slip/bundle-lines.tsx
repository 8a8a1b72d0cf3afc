import { bundleCopy } from '#messages/catalog/bundles.ts';
import type { CheckoutLine } from '../checkout-details.ts';

export const BundleHint = () => <p className="mb-3 text-ink-2 text-small">{bundleCopy.visitor}</p>;

type Parts = Pick<CheckoutLine, 'parts' | 'owned'>;

export const BundleParts = ({ parts = [], owned }: Parts) => (
  <ul className="col-span-full col-start-2 grid gap-1 text-ink-2 text-small">
    {parts.map((title) => {
      const isHeld = owned?.titles.includes(title) === true;
      return (
        <li key={title} className={isHeld ? 'text-ink-3' : ''}>
          {title}
          {isHeld && <span className="whitespace-nowrap text-credit"> · {bundleCopy.owned}</span>}
        </li>
      );
    })}
  </ul>
);

export const OwnedParts = ({ owned }: { readonly owned: NonNullable<CheckoutLine['owned']> }) => (
  <p className="col-span-full col-start-2 text-credit text-small">
    {bundleCopy.ownedTitles(owned.titles.join(', '))}
  </p>
);
