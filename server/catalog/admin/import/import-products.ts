import { z } from 'zod';
import type { ImportReport } from '#contract/catalog/admin-product-lists.ts';
import { type Actor, recordAudits } from '#server/audit/index.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { CSV_TYPE, type CsvFile, type CsvRow, csvTable } from '#server/platform/text/csv.ts';
import { type CsvUnreadable, readCsvTable } from '#server/platform/text/csv-table.ts';
import { readEnglish, writeTranslations } from '#server/translations/index.ts';
import { rupiah } from '#shared/money/money.ts';
import { type Result, succeed } from '#shared/result.ts';
import {
  insertProductRows,
  lockSlugs,
  lockSortOrder,
  nextSortOrder,
  takenSlugsOf,
} from '../edit-product.queries.ts';
import { assignSlugs, auditOf, baseSlug, changedFieldNames, isTypeAllowed } from '../edit-product.rules.ts';
import { type EditingFilter, selectBySlugs, selectExported } from '../product-list.queries.ts';
import { toStoredFields } from '../stored-fields.ts';
import { type ImportedColumns, lockImported, updateImported } from './import.queries.ts';
import { type FilledCells, type PlannedRow, type ProductCells, planImport } from './import.rules.ts';
import { cellOf, type EnglishColumn, fileColumns } from './table.rules.ts';

export interface ImportedTable {
  readonly csv: string;
  readonly is_subscription: boolean;
  readonly dry_run: boolean;
  readonly idempotency_key: string;
}

const MAX_ROWS = 5000;

const cell = z.object({ field: z.string(), message: z.string() });
const report: z.ZodType<ImportReport> = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      title: z.string(),
      slug: z.string(),
      outcome: z.enum(['create', 'update', 'unchanged', 'refused']),
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      problems: z.array(cell),
    }),
  ),
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  is_written: z.boolean(),
});

/** Validates every row, then writes all or none. A replayed key returns the same report. */
export function importProducts(
  tx: Tx,
  actor: Actor & { readonly id: string },
  { csv, is_subscription, dry_run, idempotency_key }: ImportedTable,
): Promise<Result<ImportReport, CsvUnreadable | KeyReused>> {
  const request = { csv, is_subscription, dry_run };
  const claim = { user_id: actor.id, scope: 'products.import', key: idempotency_key, request };
  return withIdempotency(tx, claim, {
    run: () => importTable(tx, actor, request),
    replay: (kept) => report.parse(kept),
  });
}

async function importTable(
  tx: Tx,
  actor: Actor,
  { csv, is_subscription, dry_run }: Omit<ImportedTable, 'idempotency_key'>,
): Promise<Result<ImportReport, CsvUnreadable>> {
  const file = readCsvTable(csv, { columns: fileColumns, max_rows: MAX_ROWS });
  if (!file.ok) return file;
  const slugs = file.value.map(({ cells }) => (cells.slug ?? '').trim()).filter((slug) => slug !== '');
  const known = slugs.length === 0 ? [] : await withEnglish(tx, await selectBySlugs(tx, slugs));
  const rows = planImport({ rows: file.value, known, isSubscription: is_subscription });
  const isSound = rows.every(({ outcome }) => outcome !== 'refused');
  if (!dry_run && isSound) {
    await applyImport(tx, actor, { rows, is_subscription });
    const before = new Map(
      known.map(({ id, title, short_description }) => [id, { title, short_description }]),
    );
    await writeEnglishCells(
      tx,
      rows.map(({ id, fields }) => ({ ...before.get(id ?? ''), ...fields })),
    );
  }
  return succeed(reportOf(rows, !dry_run && isSound));
}

function reportOf(rows: readonly PlannedRow[], is_written: boolean): ImportReport {
  const counted = (outcome: PlannedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows: rows.map(({ id: _, fields: __, ...row }) => row),
    created: counted('create'),
    updated: counted('update'),
    refused: counted('refused'),
    is_written,
  };
}

interface ImportWrite {
  readonly rows: readonly PlannedRow[];
  readonly is_subscription: boolean;
}

async function applyImport(tx: Tx, actor: Actor, { rows, is_subscription }: ImportWrite): Promise<void> {
  const added = rows.filter(({ id }) => id === null).map(({ fields }) => ofProduct(fields));
  await insertImportedProducts(tx, actor, { rows: added, is_subscription });
  const changed = rows.flatMap(({ id, fields, outcome }) =>
    id === null || outcome === 'unchanged' ? [] : [{ id, fields: ofProduct(fields) }],
  );
  await updateImportedProducts(tx, actor, changed);
}

function ofProduct({ title_en: _, short_description_en: __, ...fields }: FilledCells): ProductCells {
  return fields;
}

/** A statement also makes the passages that searches find, and has ten seconds on a slow machine, too. */
const BATCH_SIZE = 100;

/** Appends in row order. The plan has validated the rows. */
async function insertImportedProducts(
  tx: Tx,
  actor: Actor,
  { rows, is_subscription }: { readonly rows: readonly ProductCells[]; readonly is_subscription: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  await lockSlugs(tx);
  const slugs = assignSlugs(rows, await takenSlugsOf(tx, rows.map(baseSlug)));
  await lockSortOrder(tx);
  const first = await nextSortOrder(tx, is_subscription);
  const products = rows.map(
    ({ slug: _, title = '', price = rupiah(0), type, billing_cycle, ...fields }, index) => ({
      ...toStoredFields(fields),
      title,
      price,
      slug: slugs[index] ?? '',
      type: type ?? (is_subscription ? ('subscription_service' as const) : ('e_course' as const)),
      is_subscription,
      billing_cycle: is_subscription ? (billing_cycle ?? ('monthly' as const)) : null,
      sort_order: first + index,
      updated_by: actor.id,
    }),
  );
  for (let at = 0; at < products.length; at += BATCH_SIZE) {
    const added = await insertProductRows(tx, products.slice(at, at + BATCH_SIZE));
    await recordAudits(
      tx,
      actor,
      added.map(({ id, ...after }) => ({
        action: 'product.created',
        subject: { type: 'product', id },
        after,
      })),
    );
  }
}

interface ChangedRow {
  readonly id: string;
  readonly fields: ProductCells;
}

/** The plan has validated the rows; a refusal here means a concurrent change. */
async function updateImportedProducts(tx: Tx, actor: Actor, rows: readonly ChangedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const fieldsOf = new Map(rows.map(({ id, fields }) => [id, fields]));
  const products = await lockImported(tx, [...fieldsOf.keys()]);
  if (products.length < fieldsOf.size) throw new Error('a product of an imported row is gone');
  const changes = products
    .map((product) => toUpdate(product, fieldsOf.get(product.id) ?? {}))
    .filter(({ names }) => names.length > 0);
  for (let at = 0; at < changes.length; at += BATCH_SIZE) {
    const batch = changes.slice(at, at + BATCH_SIZE);
    await updateImported(
      tx,
      batch.map(({ after }) => after),
      actor.id,
    );
    await recordAudits(
      tx,
      actor,
      batch.map(({ before, given, names }) => ({
        action: 'product.updated',
        subject: { type: 'product', id: before.id },
        ...auditOf({ ...before }, given, names),
      })),
    );
  }
}

function toUpdate(before: ImportedColumns, { slug, billing_cycle, ...fields }: ProductCells) {
  const isRenamed = slug !== undefined && slug !== before.slug;
  const isUnfit = fields.type !== undefined && !isTypeAllowed(fields.type, before.is_subscription);
  if (isRenamed || isUnfit || (fields.is_active === true && before.archived_at !== null))
    throw new Error('a product of an imported row is not what it was when the row was read');
  const given = {
    ...toStoredFields(fields),
    // One-time products have no cycle.
    ...(before.is_subscription && billing_cycle ? { billing_cycle } : {}),
  };
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { before, given, after: { ...before, ...filled }, names: changedFieldNames({ ...before }, given) };
}

interface ProductTexts {
  readonly title?: string | undefined;
  readonly short_description?: string | null | undefined;
}
type English = Readonly<Partial<Record<EnglishColumn, string | null | undefined>>>;

const textOf = (source: string | null | undefined) =>
  ({ area: 'catalog', is_html: false, source: source ?? '' }) as const;

export async function withEnglish<Row extends ProductTexts>(reader: Reader, rows: readonly Row[]) {
  const texts = rows.flatMap(({ title, short_description }) => [textOf(title), textOf(short_description)]);
  const english = await readEnglish(reader, texts);
  return rows.map((row, place) => ({
    ...row,
    title_en: english[place * 2] ?? null,
    short_description_en: english[place * 2 + 1] ?? null,
  }));
}

async function writeEnglishCells(tx: Tx, rows: readonly (ProductTexts & English)[]): Promise<void> {
  const texts = rows.flatMap((row) => [
    { ...textOf(row.title), text: row.title_en ?? '' },
    { ...textOf(row.short_description), text: row.short_description_en ?? '' },
  ]);
  await writeTranslations(
    tx,
    texts.filter(({ text }) => text !== ''),
  );
}

export function exportProducts(reader: Reader, filter: EditingFilter): CsvFile {
  return {
    file_name: filter.is_subscription === true ? 'produk-subscription.csv' : 'produk-one-time.csv',
    content_type: CSV_TYPE,
    content: csvTable(fileColumns, rowsOf(reader, filter)),
  };
}

async function* rowsOf(reader: Reader, filter: EditingFilter): AsyncGenerator<CsvRow, void> {
  let rows = await selectExported(reader, filter, null);
  while (rows.length > 0) {
    for (const row of await withEnglish(reader, rows)) yield fileColumns.map((column) => cellOf(row[column]));
    rows = await selectExported(reader, filter, rows.at(-1) ?? null);
  }
}
