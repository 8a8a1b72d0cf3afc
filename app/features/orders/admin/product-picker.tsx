import { useField } from '@conform-to/react';
import { useState } from 'react';
import { MAX_PICKS_FOUND, type PickerOption, SearchPicker } from '#app/components/admin/search-picker.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { listAdminProducts } from '#contract/catalog/admin-products.ts';
import { grantCopy as copy } from '#messages/orders/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { succeed } from '#shared/result.ts';

interface ProductChoice extends PickerOption {
  readonly isSubscription: boolean;
}

async function searchProducts(words: string) {
  const found = await browserClient.call<typeof listAdminProducts>(
    { method: 'get', path: '/api/admin/products' },
    { query: { limit: MAX_PICKS_FOUND, ...(words !== '' && { search: words }) } },
  );
  if (!found.ok) return found;
  const choices = found.value.products.map(
    ({ id, title, price, is_subscription }): ProductChoice => ({
      value: id,
      label: title,
      hint: formatRupiah(price),
      isSubscription: is_subscription,
    }),
  );
  return succeed({ choices, total: found.value.total });
}

export function ProductPicker() {
  const [field] = useField<string>('product_id');
  const [chosen, setChosen] = useState<ProductChoice | null>(null);
  return (
    <>
      <SearchPicker
        label={copy.product}
        name="product_id"
        error={field.errors?.[0]}
        search={searchProducts}
        onChange={([choice]) => setChosen(choice ?? null)}
      />
      {chosen?.isSubscription === true && (
        <TextField name="days" label={copy.days} hint={copy.daysHint} inputMode="numeric" maxLength={3} />
      )}
    </>
  );
}
