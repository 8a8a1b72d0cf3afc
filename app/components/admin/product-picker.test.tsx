import { expect, test } from 'vitest';
import { ActionForm } from '#app/components/form/action-form.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { htmlOf } from '#tests/support/page.tsx';
import { ProductPicker } from './product-picker.tsx';

const PICKED = { value: '7e0c8b4e-5f55-4c2f-9c53-0d4dd3a5b111', label: 'Produk ke-301' };

function Form({ picked }: { readonly picked: typeof PICKED | null }) {
  const form = useAdminForm({ id: 'form', action: '/admin', failed: 'Gagal' });
  return (
    <ActionForm form={form}>
      <ProductPicker name="product" label="Produk" none="Tanpa produk" picked={picked} />
    </ActionForm>
  );
}

const ticked = (picked: typeof PICKED | null) =>
  [...htmlOf(<Form picked={picked} />).matchAll(/<input[^>]*checked=""[^>]*>/g)].map(
    ([input]) => /value="([^"]*)"/.exec(input)?.[1],
  );

test('what a form has picked is posted without scripts, however many products there are', () => {
  expect(ticked(PICKED)).toEqual([PICKED.value]);
  expect(ticked(null)).toEqual(['']);
});
