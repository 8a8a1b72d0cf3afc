import { z } from 'zod';
import type { ImportedRow } from '#contract/admin/catalog/product-lists.ts';
import { adminInput } from '#messages/admin-input.ts';
import { importProblems } from '#messages/product-import.ts';
import { rupiahProblems } from '#messages/rupiah-problems.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { billingCycles, productTypes } from '#shared/shop/catalog.ts';
import { isCalendarDay } from '#shared/time/dates.ts';
import { TAG_SEPARATOR, type TableColumn } from './table.rules.ts';

type Problem = 'yesNo' | 'count' | 'date' | 'type' | 'cycle';
const problem = (key: Problem) => ({ error: () => importProblems[key] });

const text = (longest: number) => z.string().max(longest, { error: () => importProblems.length(longest) });
const wholeCount = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, problem('count'))
    .transform(Number)
    .pipe(z.number().max(most, problem('count')));
/** As in every amount field (DECISIONS 60): a spreadsheet writes `149000`, a person `149.000`. */
const rupiahCell = z.string().transform((cell, context) => {
  const amount = parseRupiah(cell);
  if (amount.ok) return amount.value;
  context.addIssue({ code: 'custom', message: rupiahProblems[amount.refusal] });
  return z.NEVER;
});
const yes = ['ya', 'true', '1', 'yes'];
const no = ['tidak', 'false', '0', 'no'];
const yesNo = z
  .string()
  .transform((word) => word.toLowerCase())
  .refine((word) => [...yes, ...no].includes(word), problem('yesNo'))
  .transform((word) => yes.includes(word));

const cells = {
  slug: text(200).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: () => adminInput.productSlug }),
  title: text(200),
  type: z.enum(productTypes, problem('type')),
  category: text(100).nullable(),
  price: rupiahCell,
  original_price: rupiahCell.nullable(),
  billing_cycle: z.enum(billingCycles, problem('cycle')),
  is_active: yesNo,
  is_featured: yesNo,
  coming_soon: yesNo,
  launch_date: z
    .string()
    .refine((day) => isCalendarDay(day.slice(0, 10)) && !Number.isNaN(Date.parse(day)), problem('date'))
    .transform((day) => new Date(day).toISOString())
    .nullable(),
  stock: wholeCount(1_000_000).nullable(),
  short_description: text(500).nullable(),
  tags: z.string().transform((list) =>
    list
      .split(TAG_SEPARATOR)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
  meta_title: text(120).nullable(),
  meta_description: text(300).nullable(),
} as const satisfies Record<TableColumn, z.ZodType>;

const filled = z.object(cells).partial();
export type FilledCells = z.output<typeof filled>;

/** Columns that an empty cell clears; elsewhere it keeps the value. */
const clearableColumns: readonly string[] = [
  'category',
  'original_price',
  'launch_date',
  'stock',
  'short_description',
  'meta_title',
  'meta_description',
];

export type CellProblem = ImportedRow['problems'][number];

/** Removes the apostrophe that protects spreadsheets from formulas. */
const stripFormulaGuard = (cell: string) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

/** The fields of a row, and its errors. */
export function readCells(row: Readonly<Partial<Record<TableColumn, string>>>) {
  const given = Object.entries(row).flatMap(([name, cell]): (readonly [string, string | null])[] => {
    const text = stripFormulaGuard(cell);
    if (text !== '' || name === 'tags') return [[name, text]];
    return clearableColumns.includes(name) ? [[name, null]] : [];
  });
  const parsed = filled.safeParse(Object.fromEntries(given));
  const problems: readonly CellProblem[] = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
  const fields: FilledCells = parsed.success ? parsed.data : {};
  return { fields, problems };
}
