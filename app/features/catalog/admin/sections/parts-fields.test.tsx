import { expect, test } from 'vitest';
import { parseForm } from '#app/lib/forms/parse-form.ts';
import type { AdminProduct } from '#contract/catalog/admin-product-shapes.ts';
import { rupiah } from '#shared/money/money.ts';
import { htmlOfFields, postedValues } from '#tests/support/form.tsx';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { full } from '#tests/support/shop/admin-products.ts';
import { ProductFormPage } from '../form/product-form.tsx';
import { readinessOf } from '../form/readiness.tsx';
import { oneTime } from '../product-kind.ts';
import { productInput } from '../values/product-input.ts';
import { emptyValues, valuesOf } from '../values/product-values.ts';
import { PartsFields } from './parts-fields.tsx';

const ids = ['0b6f6a5c-0000-4000-8000-00000000000a', '0b6f6a5c-0000-4000-8000-00000000000b'] as const;
const bundle: AdminProduct = {
  ...full,
  type: 'bundle',
  is_subscription: false,
  billing_cycle: null,
  price: rupiah(75_000),
  parts: [
    { id: ids[0], title: 'Kelas prompt', price: rupiah(60_000), is_sold: true },
    { id: ids[1], title: 'Template SOP', price: rupiah(40_000), is_sold: false },
  ],
};

test('the form of a bundle has its parts, and nothing that nobody would ever open', () => {
  const form = (product: AdminProduct | null) =>
    textOf(htmlOf(<ProductFormPage kind={oneTime} product={product} adminId="a" />));
  expect(form(bundle)).toMatch(/Isi paket.*Kelas prompt.*Template SOP Tidak dijual/);
  expect(form(bundle)).not.toMatch(/Berkas untuk pembeli|Modul dan pelajaran|Harga coret/);
  expect(form(null)).not.toContain('Isi paket');
});

test('the parts of a bundle are posted by their ids in order, and what they save is computed', () => {
  const values = valuesOf(bundle);
  const parsed = parseForm(postedValues(values), productInput);
  expect(parsed.status === 'success' && parsed.value.parts).toEqual(ids);
  const saving = (price: string) => {
    const priced = { ...values, price };
    return textOf(htmlOfFields(<PartsFields values={priced} />, { values: priced }));
  };
  expect(saving('75.000')).toContain('satu per satu Rp 100.000, sebagai paket Rp 75.000: hemat 25%');
  expect(saving('100.000')).toContain('belum lebih hemat');
});

test('a bundle is ready when it has two parts that are sold; nothing else asks for parts', () => {
  const isMet = (values: Parameters<typeof readinessOf>[0]) =>
    readinessOf(values).find(({ name }) => name === 'parts')?.isMet;
  const values = valuesOf(bundle);
  expect(isMet(values)).toBe(false);
  expect(isMet({ ...values, parts: values.parts.map((part) => ({ ...part, is_sold: 'true' })) })).toBe(true);
  expect(isMet({ ...values, parts: values.parts.slice(0, 1) })).toBe(false);
  expect(isMet(emptyValues(oneTime))).toBe(true);
});
