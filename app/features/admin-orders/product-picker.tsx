import { useField } from '@conform-to/react';
import { useState } from 'react';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { TextField } from '#app/components/form/text-fields.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listProducts } from '#contract/public/products.ts';
import { pickerCopy as copy, grantCopy } from '#messages/admin-orders.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';

const MAX_RESULTS = 6;

/** Without a query, the products that the shop lists first. */
const searchProducts = (text: string) =>
  browserClient.call<typeof listProducts>(
    { method: 'get', path: '/api/products' },
    { query: { limit: MAX_RESULTS, ...(text !== '' && { search: text }) } },
  );

interface ProductChoice {
  readonly id: string;
  readonly title: string;
  readonly price: Rupiah | null;
  readonly is_subscription: boolean;
}

/** The choice stays while another search runs. */
export function ProductPicker() {
  const [field] = useField<string>('product_id');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ProductChoice | null>(null);
  const { result, state } = useRemoteSearch(search, { minLength: 0, search: searchProducts });
  const products = result?.data.products ?? [];
  const isFound = chosen === null || products.some(({ id }) => id === chosen.id);
  const choices: readonly ProductChoice[] = isFound ? products : [chosen, ...products];
  return (
    <div className="grid gap-2">
      <Field label={copy.label} error={field.errors?.[0]} required>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={copy.placeholder}
            maxLength={100}
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Enter must not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <fieldset className="overflow-hidden rounded-card border border-line">
        <legend className="sr-only">{copy.found}</legend>
        <div className="h-40 overflow-y-auto">
          {choices.map((choice) => (
            <ProductOption
              key={choice.id}
              choice={choice}
              isChosen={choice.id === chosen?.id}
              onChoose={() => setChosen(choice)}
            />
          ))}
          <p role="status" className="px-3.5 py-3 text-ink-3 text-small empty:hidden">
            {statusOf(state, { shown: products.length, total: result?.data.total ?? 0 })}
          </p>
        </div>
      </fieldset>
      {chosen?.is_subscription === true && (
        <TextField
          name="days"
          label={grantCopy.days}
          hint={grantCopy.daysHint}
          inputMode="numeric"
          maxLength={3}
        />
      )}
    </div>
  );
}

interface ProductOptionProps {
  readonly choice: ProductChoice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ProductOption({ choice: { id, title, price }, isChosen, onChoose }: ProductOptionProps) {
  return (
    <label className="flex min-h-tap cursor-pointer items-center gap-3 border-line border-b px-3.5 py-2 text-ui last:border-0 hover:bg-soft has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-link has-focus-visible:-outline-offset-2">
      <input
        type="radio"
        name="product_id"
        value={id}
        checked={isChosen}
        onChange={onChoose}
        className="shrink-0"
      />
      <span className="min-w-0 flex-1 break-words">{title}</span>
      <span className="num text-ink-3 text-small">{price !== null && formatRupiah(price)}</span>
    </label>
  );
}

interface ResultCount {
  readonly shown: number;
  readonly total: number;
}

function statusOf(state: 'idle' | 'asking' | 'failed', { shown, total }: ResultCount): string | null {
  if (state === 'failed') return copy.failed;
  if (state === 'asking') return shown === 0 ? copy.searching : null;
  if (total === 0) return copy.nothing;
  return total > shown ? copy.more(total - shown) : null;
}
