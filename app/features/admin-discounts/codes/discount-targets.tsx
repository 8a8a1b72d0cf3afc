import { useState } from 'react';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { CheckboxGroupField } from '#app/components/form/checkbox-fields.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listDiscountTargets } from '#contract/admin/sales/discounts.ts';
import { discountFormCopy as copy } from '#messages/admin-discounts.ts';
import { productTypeLabels } from '#messages/catalog-labels.ts';
import { oneTimeTypes } from '#shared/shop/catalog.ts';

const MAX_RESULTS = 6;

const searchTargets = (search: string) =>
  browserClient.call<typeof listDiscountTargets>(
    { method: 'get', path: '/api/admin/discounts/targets' },
    { query: { search, limit: MAX_RESULTS } },
  );

/** A product or plan that a discount can name. */
export interface Target {
  readonly target: string;
  readonly label: string;
}

interface DiscountTargetsProps {
  /** `all`: nothing is posted, and everything is meant. */
  readonly scope: string;
  readonly products: readonly Target[];
  readonly onProducts: (products: readonly Target[]) => void;
}

/** What a discount applies to: kinds at once, or single products, which are searched for; chosen ones stay. */
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
  return scope === 'products' ? <ProductTargets chosen={products} setChosen={onProducts} /> : null;
}

interface ProductTargetsProps {
  readonly chosen: readonly Target[];
  readonly setChosen: (products: readonly Target[]) => void;
}

function ProductTargets({ chosen, setChosen }: ProductTargetsProps) {
  const [search, setSearch] = useState('');
  const { result, state } = useRemoteSearch(search, { minLength: 0, search: searchTargets });
  const isChosen = ({ target }: Target) => chosen.some((other) => other.target === target);
  const found = result?.data.targets ?? [];
  const rest = (result?.data.total ?? 0) - found.length;
  const choices = [...chosen, ...found.filter((target) => !isChosen(target))];
  const toggle = (target: Target) =>
    setChosen(
      isChosen(target) ? chosen.filter((other) => other.target !== target.target) : [...chosen, target],
    );
  return (
    <div className="grid gap-2">
      <Field label={copy.products}>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={copy.searchProducts}
            maxLength={100}
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Enter must not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <fieldset className="max-h-64 overflow-y-auto rounded-card border border-line">
        <legend className="sr-only">{copy.products}</legend>
        {choices.map((choice) => (
          <label
            key={choice.target}
            className="flex min-h-tap cursor-pointer items-center gap-3 border-line border-b px-3.5 py-2 text-ui last:border-0 hover:bg-soft has-checked:bg-soft"
          >
            <input
              type="checkbox"
              name="targets"
              value={choice.target}
              checked={isChosen(choice)}
              onChange={() => toggle(choice)}
              className="shrink-0"
            />
            <span className="min-w-0 flex-1 break-words">{choice.label}</span>
          </label>
        ))}
        <p role="status" className="px-3.5 py-3 text-ink-3 text-small empty:hidden">
          {state === 'failed' && copy.searchFailed}
          {state === 'idle' && found.length === 0 && copy.noProducts}
          {state === 'idle' && rest > 0 && copy.moreProducts(rest)}
        </p>
      </fieldset>
    </div>
  );
}
