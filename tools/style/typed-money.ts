import { findPattern, type StyleRule } from './style-rule.ts';

/** Forms whose numbers count no money. */
const COUNTS = [
  'app/components/ui/input.tsx',
  'app/features/admin-content/lead-page.tsx',
  'app/features/admin-content/metric-rows.tsx',
  'app/features/admin-content/text-field.tsx',
  'app/features/admin-dev-tools/generator-row.tsx',
];
const NUMBER_FIELD = /\btype[=:]\s*\{?["']number["']|\bstep[=:]\s*\{?["']?(any|0?\.\d)/;
const PARSED =
  /\b(Number|parseInt|parseFloat)\([^;]*\b\w*(amount|price|nominal|rupiah|top_?up|balance|credit|adjustment_limit)/i;
const COERCED = /\b\w*(amount|price)\w*:\s*z\.coerce\.number/i;

/**
 * Rupiah that somebody typed is read by `parseRupiah` alone (DECISIONS 60): `Number` takes `25.000` for 25, and a
 * number field does so by the locale of its browser.
 */
export const typedMoney: StyleRule = {
  name: 'typed-money',
  appliesTo: (path) =>
    /^(app|contract|server\/modules\/catalog\/editing)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  check: (file) => [
    ...(COUNTS.includes(file.path)
      ? []
      : findPattern(file, NUMBER_FIELD, 'a number field: an amount is a MoneyField, a count is text')),
    ...findPattern(file, PARSED, 'an amount by Number: use parseRupiah'),
    ...findPattern(file, COERCED, 'an amount by coercion: the API takes whole numbers'),
  ],
};
