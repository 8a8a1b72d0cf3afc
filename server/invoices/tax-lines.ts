import { taxCopy as copy } from '#messages/documents/documents.ts';
import {
  formatRupiah,
  type Sen,
  subtractSen,
  type TaxTerms,
  taxedPart,
  toRupiah,
} from '#shared/money/money.ts';
import type { Line } from './render-document.ts';

export function taxLines(
  { total_bigint, tax_bigint }: { readonly total_bigint: Sen; readonly tax_bigint: Sen },
  terms: TaxTerms | null,
): readonly Line[] {
  if (terms === null) return [];
  const base = subtractSen(total_bigint, tax_bigint);
  const { rate_percent, base_numerator, base_denominator } = terms;
  const amount = (value: Sen) => formatRupiah(toRupiah(value));
  const part = { label: copy.part(base_numerator, base_denominator), value: amount(taxedPart(base, terms)) };
  return [
    { label: copy.base, value: amount(base) },
    ...(base_numerator === base_denominator ? [] : [part]),
    { label: copy.tax(rate_percent), value: amount(tax_bigint) },
  ];
}
