import { MAX_PICKS_FOUND, type PickerOption, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listDiscountTargets } from '#contract/discounts/admin.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { discountFormCopy as copy } from '#messages/discounts/admin.ts';
import { succeed } from '#shared/result.ts';
import { oneTimeTypes } from '#shared/shop/catalog.ts';

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
  readonly scope: string;
  readonly products: readonly PickerOption[];
  readonly onProducts: (products: readonly PickerOption[]) => void;
}

export function DiscountTargets({ scope, products, onProducts }: DiscountTargetsProps) {
  const kinds = Object.fromEntries([
    ['subscriptions', copy.subscriptions],
    ...oneTimeTypes
      .filter((type) => type !== 'freebie')
      .map((type) => [`type:${type}`, copy.kindOf(productTypeLabels[type])] as const),
  ]);
  if (scope === 'kinds')
    return (
      <CheckboxGroupField name="targets" label={copy.kinds} options={Object.keys(kinds)} labels={kinds} />
    );
  if (scope !== 'products') return null;
  return (
    <SearchPicker
      label={copy.products}
      name="targets"
      isMany
      search={searchTargets}
      initial={products}
      onChange={onProducts}
    />
  );
}
