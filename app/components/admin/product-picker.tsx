import { useField } from '@conform-to/react';
import { MAX_PICKS_FOUND, type PickerOption, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { succeed } from '#shared/result.ts';

async function search(words: string, kind: { readonly is_subscription?: 'true' | 'false' } = {}) {
  const found = await browserClient.call<typeof listAdminProducts>(
    { method: 'get', path: '/api/admin/products' },
    { query: { limit: MAX_PICKS_FOUND, ...kind, ...(words !== '' && { search: words }) } },
  );
  if (!found.ok) return found;
  const { products, total } = found.value;
  return succeed({ choices: products.map(({ id, title }) => ({ value: id, label: title })), total });
}

export const searchProducts = (words: string) => search(words);
const searchOneTimeProducts = (words: string) => search(words, { is_subscription: 'false' });

interface ProductPickerProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'all' | 'one-time';
  /** Null: none is chosen yet. */
  readonly picked: PickerOption | null;
  /** The words for no product; without them one has to be chosen. */
  readonly none?: string;
}

/** A field of a form. What was picked before is posted without scripts, too. */
export function ProductPicker({ name, kind = 'all', picked, ...props }: ProductPickerProps) {
  const [field] = useField<string>(name);
  return (
    <SearchPicker
      {...props}
      name={name}
      error={field.errors?.[0]}
      search={kind === 'all' ? searchProducts : searchOneTimeProducts}
      initial={picked === null ? [] : [picked]}
    />
  );
}
