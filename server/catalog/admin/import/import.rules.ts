import { z } from 'zod';
import type { ImportedRow } from '#contract/catalog/admin-product-lists.ts';
import { importProblems as copy } from '#messages/catalog/product-import.ts';
import { adminInput } from '#messages/input/admin.ts';
import { rupiahProblems } from '#messages/wallet/rupiah-problems.ts';
import type { TableRow } from '#server/platform/text/csv-table.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { cleanText } from '#shared/language/typed-text.ts';
import { parseRupiah } from '#shared/money/typed-rupiah.ts';
import { billingCycles, type ProductType, productTypes } from '#shared/shop/catalog.ts';
import { parseMomentCell } from '#shared/time/typed-moment.ts';
import { canBecome, isTypeAllowed } from '../edit-product.rules.ts';
import { cellOf, type EnglishColumn, type FileColumn, fileColumns, TAG_SEPARATOR } from './table.rules.ts';

export interface KnownProduct extends Readonly<Partial<Record<FileColumn, unknown>>> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly short_description: string | null;
  readonly type: ProductType;
  readonly is_subscription: boolean;
  readonly is_part: boolean;
  readonly has_sessions: boolean;
  readonly archived_at: string | null;
}
type FileRow = TableRow<FileColumn>;
type Change = ImportedRow['changes'][number];

export interface PlannedRow extends ImportedRow {
  /** Null for a new product. */
  readonly id: string | null;
  readonly fields: FilledCells;
}

interface Plan {
  readonly rows: readonly FileRow[];
  readonly known: readonly KnownProduct[];
  readonly isSubscription: boolean;
}

export function planImport({ rows, known, isSubscription }: Plan): readonly PlannedRow[] {
  const bySlug = new Map(known.map((product) => [product.slug, product]));
  const seen = new Set<string>();
  return rows.map((row) => {
    const { fields, problems } = readCells(row.cells);
    const slug = (row.cells.slug ?? '').trim();
    const product = bySlug.get(slug) ?? null;
    const isTwice = slug !== '' && seen.has(slug);
    seen.add(slug);
    const found = [
      ...row.problems,
      ...problems,
      ...(isTwice ? [{ field: 'slug', message: copy.slugTwice }] : []),
      ...(product === null
        ? missingFieldProblems(row.cells, isSubscription)
        : mismatchProblems({ product, fields, isSubscription })),
      ...typeProblems(fields.type, product, isSubscription),
    ];
    const changes = product === null ? [] : changesOf(product, fields);
    return {
      line: row.line,
      title: fields.title ?? row.cells.title ?? product?.title ?? '',
      slug,
      outcome:
        found.length > 0
          ? 'refused'
          : product === null
            ? 'create'
            : changes.length > 0
              ? 'update'
              : 'unchanged',
      changes,
      problems: found,
      id: product?.id ?? null,
      fields,
    };
  });
}

const requiredFields = ['title', 'price', 'type'] as const;

function missingFieldProblems(cells: FileRow['cells'], isSubscription: boolean): CellProblem[] {
  return requiredFields
    .filter((field) => (cells[field] ?? '').trim() === '' && !(field === 'type' && isSubscription))
    .map((field) => ({ field, message: copy.missing[field] }));
}

interface MatchedRow {
  readonly product: KnownProduct;
  readonly fields: FilledCells;
  readonly isSubscription: boolean;
}

function mismatchProblems({ product, fields, isSubscription }: MatchedRow): CellProblem[] {
  if (product.is_subscription !== isSubscription) return [{ field: 'slug', message: copy.otherList }];
  if (product.archived_at !== null && fields.is_active === true)
    return [{ field: 'is_active', message: copy.archived }];
  return [];
}

/** A bundle's parts are chosen in its form, so a sheet adds no bundle. */
function typeProblems(
  type: ProductType | undefined,
  product: KnownProduct | null,
  isSubscription: boolean,
): CellProblem[] {
  if (type === undefined) return [];
  const fits =
    product === null ? type !== 'bundle' : canBecome(product.type, { type, isPart: product.is_part });
  if (product?.has_sessions === true && !canBeClass(type))
    return [{ field: 'type', message: copy.hasSessions }];
  if (fits && isTypeAllowed(type, isSubscription)) return [];
  return [{ field: 'type', message: copy.typeUnfit }];
}

function changesOf(product: KnownProduct, fields: FilledCells): Change[] {
  return fileColumns.flatMap((field) => {
    if (fields[field] === undefined) return [];
    const [before, after] = [String(cellOf(product[field])), String(cellOf(fields[field]))];
    return cleanText(before) === cleanText(after) ? [] : [{ field, before, after }];
  });
}

type Problem = 'yesNo' | 'count' | 'type' | 'cycle';
const problem = (key: Problem) => ({ error: () => copy[key] });

const text = (longest: number) => z.string().max(longest, { error: () => copy.length(longest) });
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
  const moment = parseMomentCell(cell);
  if (moment !== null) return moment;
  context.addIssue({ code: 'custom', message: copy.date });
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

type CellProblem = ImportedRow['problems'][number];

function readCells(row: Readonly<Partial<Record<FileColumn, string>>>) {
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
