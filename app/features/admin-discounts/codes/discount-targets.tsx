import { useEffect, useRef } from 'react';
import { MAX_PICKS_FOUND, type Pick, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listDiscountTargets } from '#contract/admin/sales/discounts.ts';
import { discountFormCopy as copy } from '#messages/admin-discounts.ts';
import { productTypeLabels } from '#messages/catalog-labels.ts';
import { succeed } from '#shared/result.ts';
import { oneTimeTypes } from '#shared/shop/catalog.ts';

/** A product or plan that a discount can name. */
async function searchTargets(words: string) {
  const found = await browserClient.call<typeof listDiscountTargets>(
    { method: 'get', path: '/api/admin/discounts/targets' },
    { query: { search: words, limit: MAX_PICKS_FOUND } },
  );
  if (!found.ok) return found;
  const { targets, total } = found.value;
  return succeed({ choices: targets.map(({ target: value, label }) => ({ value, label })), total });
}

interface DiscountTargetsProps {
  /** `all`: nothing is posted, and everything is meant. */
  readonly scope: string;
  readonly products: readonly Pick[];
  readonly onProducts: (products: readonly Pick[]) => void;
}

/** What a discount applies to: kinds at once, or single products, which are searched for. */
export function DiscountTargets({ scope, products, onProducts }: DiscountTargetsProps) {
  const kinds = Object.fromEntries([
    ['subscriptions', copy.subscriptions],
    ...oneTimeTypes
      .filter((type) => type !== 'freebie')
      .map((type) => [`type:${type}`, copy.kindOf(productTypeLabels[type])] as const),
  ]);
  const toggle = (pick: Pick) => {
    const others = products.filter(({ value }) => value !== pick.value);
    onProducts(others.length < products.length ? others : [...products, pick]);
  };
  if (scope === 'kinds')
    return (
      <CheckboxGroupField name="targets" label={copy.kinds} options={Object.keys(kinds)} labels={kinds} />
    );
  return scope === 'products' ? <ProductTargets onChoose={toggle} onLeave={() => onProducts([])} /> : null;
}

interface ProductTargetsProps {
  readonly onChoose: (pick: Pick) => void;
  /** Another scope is chosen: none of them is meant any more. */
  readonly onLeave: () => void;
}

function ProductTargets({ onChoose, onLeave }: ProductTargetsProps) {
  const leave = useRef(onLeave);
  useEffect(() => () => leave.current(), []);
  return (
    <SearchPicker label={copy.products} name="targets" isMany search={searchTargets} onChoose={onChoose} />
  );
}
