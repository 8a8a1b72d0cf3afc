import type { ImportedRow } from '#contract/catalog/admin-product-lists.ts';
import { importProblems as copy } from '#messages/catalog/product-import.ts';
import type { TableRow } from '#server/platform/text/csv-table.ts';
import { canBeClass } from '#shared/bookings/classes.ts';
import { cleanText } from '#shared/language/typed-text.ts';
import type { ProductType } from '#shared/shop/catalog.ts';
import { canBecome, isTypeAllowed } from '../changes.rules.ts';
import { type CellProblem, type FilledCells, readCells } from './import-cells.rules.ts';
import { cellOf, type FileColumn, fileColumns } from './table.rules.ts';

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
