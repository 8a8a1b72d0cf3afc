import { z } from 'zod';
import type { ImportReport } from '#contract/catalog/admin-product-lists.ts';
import type { Actor } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { type CsvUnreadable, readCsvTable } from '#server/platform/text/csv-table.ts';
import { type Result, succeed } from '#shared/result.ts';
import { selectBySlugs } from '../list/list.queries.ts';
import { withEnglish, writeEnglishCells } from './english-cells.ts';
import type { FilledCells, ProductCells } from './import-cells.rules.ts';
import { type PlannedRow, planImport } from './import-plan.rules.ts';
import { insertImportedProducts } from './insert-imported-products.ts';
import { fileColumns } from './table.rules.ts';
import { updateImportedProducts } from './update-imported-products.ts';

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
