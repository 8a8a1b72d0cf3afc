import { useFormMetadata } from '@conform-to/react';
import type { PickerOption } from '#app/components/admin/search-picker.tsx';
import type { Discount } from '#contract/discounts/admin.ts';
import { productTypeLabels } from '#messages/catalog/labels.ts';
import { discountSummaryCopy as copy, discountFormCopy } from '#messages/discounts/admin.ts';
import { formatRupiah } from '#shared/money/money.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { productTypes } from '#shared/shop/catalog.ts';

interface DiscountSummaryProps {
  /** Null: a new discount. */
  readonly discount: Discount | null;
  readonly products: readonly PickerOption[];
}

export function DiscountSummary({ discount, products }: DiscountSummaryProps) {
  const { value } = useFormMetadata();
  const text = (name: string) => String(value?.[name] ?? '').trim();
  const used = discount?.is_locked === true ? discount : null;
  const off = used === null ? formatTypedDiscount(text) : formatDiscount(used);
  const kinds = used?.targets ?? [value?.targets ?? []].flat().map(String);
  const named = used !== null || text('scope') === 'products' ? products : [];
  const periods = used === null ? text('periods') : String(used.periods ?? '');
  const conditions = [
    ...codeConditions(discount, text),
    text('starts_at') !== '' && copy.from(momentText(text('starts_at'))),
    text('ends_at') !== '' && copy.until(momentText(text('ends_at'))),
    text('max_uses') !== '' && copy.uses(text('max_uses')),
    text('max_uses_per_buyer') !== '' && copy.perBuyer(text('max_uses_per_buyer')),
    text('minimum') !== '' && copy.minimum(rupiahOf(text('minimum'))),
    periods !== '' && copy.periods(periods),
    text('first_purchase_only') !== '' && copy.firstPurchase,
    text('emails') !== '' && copy.addresses(text('emails').split(/[\s,;]+/).length),
  ].filter((part) => part !== false);
  return (
    <aside aria-label={copy.title} className="self-start border-line border-t pt-5 lg:sticky lg:top-6">
      <h2 className="font-semibold text-ink-2 text-small">{copy.title}</h2>
      <p role="status" className="mt-2 text-t3 leading-snug">
        {off === null ? copy.noValue : [copy.off(off, scopeText(kinds, named)), ...conditions].join(', ')}
        {off !== null && '.'}
      </p>
      <p className="mt-3 text-ink-3 text-small">{discountFormCopy.createText}</p>
    </aside>
  );
}

function codeConditions(discount: Discount | null, text: (name: string) => string) {
  const { code, code_count, is_retention } = discount ?? {
    code: text('method') === 'code' ? text('code').toUpperCase() : null,
    code_count: text('method') === 'batch' ? Number(text('count')) : 1,
    is_retention: text('method') === 'retention',
  };
  return [
    code_count > 1 && copy.withBatch(String(code_count)),
    code_count === 1 && code !== null && code !== '' && copy.withCode(code),
    is_retention && copy.atCancelling,
  ];
}

function formatTypedDiscount(text: (name: string) => string): string | null {
  const value = text('value');
  if (value === '') return null;
  return text('unit') === 'amount' ? rupiahOf(value) : `${value}%`;
}

export const formatDiscount = ({ percent, amount }: Discount): string =>
  amount === null ? `${percent}%` : formatRupiah(amount);

export const savedTerms = (discount: Discount, products: readonly PickerOption[]): string =>
  [
    copy.off(formatDiscount(discount), scopeText(discount.targets, products)),
    ...(discount.periods === null ? [] : [copy.periods(String(discount.periods))]),
  ].join(', ');

function rupiahOf(typed: string): string {
  const amount = parseRupiah(typed);
  return amount.ok ? formatRupiah(amount.value) : typed;
}

function momentText(typed: string): string {
  const moment = new Date(`${typed}:00+07:00`);
  return Number.isNaN(moment.getTime()) ? typed : copy.moment(moment);
}

export function scopeText(targets: readonly string[], products: readonly PickerOption[]): string {
  if (products.length > 0)
    return products.length > 2
      ? copy.products(products.length)
      : products.map(({ label }) => label).join(copy.and);
  const names = targets.filter((target) => target !== 'all').map(kindText);
  return names.length === 0 ? copy.everything : names.join(copy.and);
}

function kindText(target: string): string {
  const type = productTypes.find((one) => target === `type:${one}`);
  if (type !== undefined) return discountFormCopy.kindOf(productTypeLabels[type]);
  return target === 'subscriptions' ? copy.subscriptions : copy.oneProduct;
}
