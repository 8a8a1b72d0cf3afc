import { useField } from '@conform-to/react';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { Money } from '#app/components/commerce/money.tsx';
import { HiddenValues } from '#app/components/form/hidden-fields.tsx';
import type { FormRow } from '#app/components/form/use-action-form.ts';
import { Badge } from '#app/components/ui/badge.tsx';
import { Field, FieldMessages } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { ListedProduct } from '#contract/catalog/admin-product-shapes.ts';
import type { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { partsCopy as copy } from '#messages/catalog/admin-product-editing.ts';
import { formatRupiah, type Rupiah, rupiah, savingPercent } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { bundlePartTypes, MAX_BUNDLE_PARTS } from '#shared/shop/catalog.ts';
import { SortableFieldList } from '../items/sortable-field-list.tsx';
import { type BundlePart, type ProductValues, rowValues } from '../values/product-values.ts';

export function PartsFields({ values }: { readonly values: ProductValues }) {
  const [field, form] = useField<FormRow[]>('parts');
  const { parts } = values;
  const add = ({ id, title, price }: ListedProduct) =>
    form.insert({
      name: field.name,
      defaultValue: { id, title, price: String(price), is_sold: 'true' },
    });
  return (
    <>
      <p className="text-ink-2 text-ui">{copy.intro}</p>
      <div className="grid min-w-0">
        <SortableFieldList name="parts" row={rowValues.parts} nameOf={({ title }) => title} isUnlabelled>
          {(path, _, part) => <PartRow path={path} part={part} />}
        </SortableFieldList>
        <FieldMessages
          hintId={undefined}
          hint={null}
          errorId="parts-error"
          error={Object.values(field.allErrors).flat()[0]}
        />
      </div>
      <BundleSaving values={values} />
      {parts.length < MAX_BUNDLE_PARTS && <PartSearch usedIds={parts.map(({ id }) => id)} onAdd={add} />}
    </>
  );
}

function PartRow({ path, part }: { readonly path: string; readonly part: BundlePart }) {
  return (
    <div className="flex min-h-tap flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui">
      <HiddenValues name={path} values={part} />
      <span className="min-w-0 break-words font-semibold">{part.title}</span>
      <span className="flex items-center gap-2.5">
        {part.is_sold !== 'true' && <Badge variant="off">{copy.unsold}</Badge>}
        <Money amount={priceOf(part)} />
      </span>
    </div>
  );
}

function priceOf({ price }: BundlePart): Rupiah {
  const read = parseRupiah(price);
  return read.ok ? read.value : rupiah(0);
}

function BundleSaving({ values: { parts, price } }: { readonly values: ProductValues }) {
  const typed = parseRupiah(price);
  if (parts.length === 0 || !typed.ok) return null;
  const alone = rupiah(parts.reduce((sum, part) => sum + priceOf(part), 0));
  return (
    <p role="status" className="border-line border-y py-3 text-ui tabular-nums">
      {typed.value < alone
        ? copy.saves(formatRupiah(alone), formatRupiah(typed.value), savingPercent(typed.value, alone))
        : copy.savesNothing(formatRupiah(alone))}
    </p>
  );
}

const MAX_RESULTS = 20;

const searchParts = (text: string) =>
  browserClient.call<typeof listAdminProducts>(
    { method: 'get', path: '/api/admin/products' },
    {
      query: {
        is_subscription: 'false',
        status: 'active',
        limit: MAX_RESULTS,
        ...(text !== '' && { search: text }),
      },
    },
  );

interface PartSearchProps {
  readonly usedIds: readonly string[];
  readonly onAdd: (product: ListedProduct) => void;
}

function PartSearch({ usedIds, onAdd }: PartSearchProps) {
  const [search, setSearch] = useState('');
  const { result, state } = useRemoteSearch(search, { minLength: 0, search: searchParts });
  const found = (result?.data.products ?? []).filter((product) => canBePart(product, usedIds));
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="font-semibold text-ui">
        {copy.add}
      </h3>
      <Field label={copy.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={100}
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Enter must not submit the surrounding form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <ul className="max-h-60 overflow-y-auto rounded-card border border-line empty:hidden">
        {found.map((product) => (
          <li key={product.id} className="border-line border-b last:border-0">
            <button
              type="button"
              onClick={() => onAdd(product)}
              className="flex min-h-tap w-full items-center gap-3 px-3.5 py-2 text-left text-ui hover:bg-soft"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1 break-words">{product.title}</span>
              <span className="num text-ink-3 text-small">{formatRupiah(product.price ?? rupiah(0))}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-3 text-small empty:hidden">
        {state === 'failed' ? copy.failed : state === 'idle' && found.length === 0 ? copy.nothing : null}
      </p>
    </section>
  );
}

function canBePart({ id, type, coming_soon }: ListedProduct, usedIds: readonly string[]): boolean {
  const isKind = bundlePartTypes.some((kind) => kind === type);
  return isKind && !coming_soon && !usedIds.includes(id);
}
