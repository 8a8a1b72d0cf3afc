import { problemCopy as copy } from '#messages/admin-product-form.ts';
import { rupiahProblems } from '#messages/rupiah-problems.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';
import type { ProductValues } from './product-values.ts';

export type Problems = Readonly<Record<string, string>>;

const isWhole = (text: string) => /^\d{1,13}$/.test(text.trim());
const isNumber = (text: string) => /^\d{1,4}(\.\d)?$/.test(text.trim());
const optional = ['stock', 'max_usage_limit', 'trial_period_days', 'max_students'] as const;

/** Keyed like the server's problems (APRD-065 to APRD-067, APRD-073, AVAR-001). */
export function validateProduct(values: ProductValues): Problems {
  const problems: [string, string][] = [];
  if (values.title.trim() === '') problems.push(['title', copy.required]);
  problems.push(...validatePrice('price', values.price));
  if (values.original_price.trim() !== '')
    problems.push(...validatePrice('original_price', values.original_price));
  for (const name of optional) {
    if (values[name].trim() !== '' && !isWhole(values[name])) problems.push([name, copy.whole]);
  }
  if (values.duration_hours.trim() !== '' && !isNumber(values.duration_hours))
    problems.push(['duration_hours', copy.number]);
  for (const [index, variant] of values.variants.entries()) {
    if (variant.name.trim() === '') problems.push([`variants.${index}.name`, copy.required]);
    problems.push(...validatePrice(`variants.${index}.price`, variant.price));
    if (variant.stock.trim() !== '' && !isWhole(variant.stock))
      problems.push([`variants.${index}.stock`, copy.whole]);
  }
  for (const [index, { title }] of values.files.entries()) {
    if (title.trim() === '') problems.push([`files.${index}.title`, copy.required]);
  }
  return Object.fromEntries(problems);
}

function validatePrice(name: string, text: string): readonly [string, string][] {
  const price = parseRupiah(text);
  if (price.ok) return [];
  const problem = price.refusal === 'empty' ? copy.required : rupiahProblems[price.refusal];
  return [[name, problem]];
}
