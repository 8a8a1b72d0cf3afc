import { z } from 'zod';
import type { ImportedRow } from '#contract/catalog/admin-product-lists.ts';
import { importProblems } from '#messages/catalog/product-import.ts';
import { adminInput } from '#messages/input/admin.ts';
import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { billingCycles, productTypes } from '#shared/shop/catalog.ts';
import { parseTypedMoment } from '#shared/time/typed-moment.ts';
import { type EnglishColumn, type FileColumn, TAG_SEPARATOR } from './table.rules.ts';

type Problem = 'yesNo' | 'count' | 'type' | 'cycle';
const problem = (key: Problem) => ({ error: () => importProblems[key] });

const text = (longest: number) => z.string().max(longest, { error: () => importProblems.length(longest) });
const wholeCount = (most: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, problem('count'))
    .transform(Number)
    .pipe(z.number().max(most, problem('count')));
/** Reads amounts like every field (DECISIONS 60): a spreadsheet writes `149000`, a person `149.000`. */
const rupiahCell = z.string().transform((cell, context) => {
  const amount = parseRupiah(cell);
  if (amount.ok) return amount.value;
  context.addIssue({ code: 'custom', message: rupiahProblems[amount.refusal] });
  return z.NEVER;
});
/** An Indonesian Excel writes `BENAR` and `SALAH`. */
const yes = ['ya', 'true', '1', 'yes', 'benar', 'y'];
const no = ['tidak', 'false', '0', 'no', 'salah', 't', 'n'];
const yesNo = z
  .string()
  .transform((word) => word.toLowerCase())
  .refine((word) => [...yes, ...no].includes(word), problem('yesNo'))
  .transform((word) => yes.includes(word));

const momentCell = z.string().transform((cell, context) => {
  const moment = parseTypedMoment(cell);
  if (moment !== null) return moment;
  context.addIssue({ code: 'custom', message: importProblems.date });
  return z.NEVER;
});

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
  launch_date: momentCell.nullable(),
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
  title_en: text(200),
  short_description_en: text(500),
} as const satisfies Record<FileColumn, z.ZodType>;

const filled = z.object(cells).partial();
export type FilledCells = z.output<typeof filled>;
export type ProductCells = Omit<FilledCells, EnglishColumn>;

/** An empty cell clears these columns; elsewhere it keeps the value. */
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

export function readCells(row: Readonly<Partial<Record<FileColumn, string>>>) {
  const given = Object.entries(row).flatMap(([name, cell]): (readonly [string, string | null])[] => {
    if (cell !== '' || name === 'tags') return [[name, cell]];
    return clearableColumns.includes(name) ? [[name, null]] : [];
  });
  const parsed = filled.safeParse(Object.fromEntries(given));
  const problems: readonly CellProblem[] = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message }));
  const fields: FilledCells = parsed.success ? parsed.data : {};
  return { fields, problems };
}
