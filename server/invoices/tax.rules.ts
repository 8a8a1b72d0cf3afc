import { addSen, type Sen, subtractSen, sumSen, type TaxTerms, taxWithin } from '#shared/money/money.ts';

/** Null when the business charged no tax that day. `ppn_from`: a day, or empty. */
export function termsOfSale(
  sold_on: string,
  { ppn_from, rate }: { readonly ppn_from: string; readonly rate: TaxTerms | null },
): TaxTerms | null {
  return ppn_from !== '' && ppn_from <= sold_on ? rate : null;
}

/** Null without tax. */
export function termsOf(invoice: {
  readonly tax_rate_percent: number | null;
  readonly tax_base_numerator: number | null;
  readonly tax_base_denominator: number | null;
}): TaxTerms | null {
  const { tax_rate_percent: rate_percent, tax_base_numerator: base_numerator } = invoice;
  const { tax_base_denominator: base_denominator } = invoice;
  if (rate_percent === null || base_numerator === null || base_denominator === null) return null;
  return { rate_percent, base_numerator, base_denominator };
}

/** Taken from the running sum, so that the parts add up to the tax of the whole. */
export function taxOfParts(
  parts: readonly Sen[],
  terms: TaxTerms | null,
  before: Sen = sumSen([]),
): readonly Sen[] {
  let [sum, tax] = [before, taxIn(before, terms)];
  return parts.map((part) => {
    sum = addSen(sum, part);
    const all = taxIn(sum, terms);
    const own = subtractSen(all, tax);
    tax = all;
    return own;
  });
}

export const taxIn = (total: Sen, terms: TaxTerms | null): Sen =>
  terms === null ? sumSen([]) : taxWithin(total, terms);
