import { z } from 'zod';
import type { GrantReport, ImportedGrant } from '#contract/orders/admin-grants.ts';
import { grantProblems as copy } from '#messages/orders/grant-import.ts';
import { type ProductForSale, readProductsBySlug } from '#server/catalog/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { withSavepoint, withTx } from '#server/platform/database/with-tx.ts';
import { type CsvUnreadable, readCsvTable, type TableRow } from '#server/platform/text/csv-table.ts';
import { cleanLine, plainLine } from '#shared/language/typed-text.ts';
import { plainEmail } from '#shared/people/email-address.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { MAX_GIVEN_DAYS } from '#shared/subscriptions/subscriptions.ts';
import { grantOrHold, type Staff } from './grants.ts';

const columns = ['email', 'name', 'product', 'days'] as const;
const MAX_ROWS = 500;

interface GrantTable {
  readonly csv: string;
  readonly reason: string;
  /** Validates without granting. */
  readonly dry_run: boolean;
}

interface GrantFile extends GrantTable {
  readonly idempotency_key: string;
  readonly now: Date;
}

const problem = z.object({ field: z.string(), message: z.string() });
const report: z.ZodType<GrantReport> = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      email: z.string(),
      product: z.string(),
      outcome: z.enum(['given', 'waits', 'unchanged', 'refused']),
      problems: z.array(problem),
    }),
  ),
  given: z.int(),
  waiting: z.int(),
  refused: z.int(),
  is_written: z.boolean(),
});

/**
 * Grants a CSV file's rows (address, name, product slug, subscription days), all or none. A preview runs the same and
 * rolls back. Who has or awaits a product is skipped, so that the same file again grants nothing.
 */
export function importGrants(
  db: Database,
  actor: Staff,
  { idempotency_key, now, ...table }: GrantFile,
): Promise<Result<GrantReport, CsvUnreadable | KeyReused>> {
  const claim = { user_id: actor.id, scope: 'grants.import', key: idempotency_key, request: table };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: () => importTable(tx, actor, { ...table, now }),
      replay: (kept) => report.parse(kept),
    }),
  );
}

async function importTable(
  tx: Tx,
  actor: Staff,
  { csv, reason, dry_run, now }: Omit<GrantFile, 'idempotency_key'>,
): Promise<Result<GrantReport, CsvUnreadable>> {
  const file = readCsvTable(csv, { columns, max_rows: MAX_ROWS });
  if (!file.ok) return file;
  const rows = file.value.map(readRow);
  const found = await readProductsBySlug(tx, [...new Set(rows.map(({ product }) => product))]);
  const products = new Map(found.map((product) => [product.slug, product]));
  const done = await withSavepoint(tx, async (inner) => {
    const tried = await grantRows(inner, { rows, products, actor, reason, now });
    const isSound = tried.every(({ outcome }) => outcome !== 'refused');
    return isSound && !dry_run ? succeed(tried) : refuse({ code: 'UNDONE' as const, tried });
  });
  return succeed(reportOf(done.ok ? done.value : done.refusal.tried, done.ok));
}

const address = z.email().max(254);

const given_days = z.coerce.number().int().min(1).max(MAX_GIVEN_DAYS);

interface ReadRow extends Pick<ImportedGrant, 'line' | 'email' | 'product' | 'problems'> {
  readonly name: string;
  readonly days: number | undefined;
}

function readRow({ line, cells, problems }: TableRow<(typeof columns)[number]>): ReadRow {
  const email = plainEmail(cells.email ?? '');
  const name = cleanLine(cells.name ?? '');
  const product = (cells.product ?? '').toLowerCase();
  const typed = plainLine(cells.days ?? '');
  const days = typed === '' ? undefined : given_days.safeParse(typed).data;
  return {
    line,
    email,
    name,
    product,
    days,
    problems: [
      ...problems,
      ...(address.safeParse(email).success ? [] : [{ field: 'email', message: copy.email }]),
      ...(name.length > 100 ? [{ field: 'name', message: copy.name }] : []),
      ...(typed !== '' && days === undefined ? [{ field: 'days', message: copy.days(MAX_GIVEN_DAYS) }] : []),
    ],
  };
}

interface GrantRows {
  readonly rows: readonly ReadRow[];
  readonly products: ReadonlyMap<string, ProductForSale>;
  readonly actor: Staff;
  readonly reason: string;
  readonly now: Date;
}

/** Sorted by address, so that two files naming the same people cannot deadlock. */
async function grantRows(
  tx: Tx,
  { rows, products, actor, reason, now }: GrantRows,
): Promise<ImportedGrant[]> {
  const seen = new Set<string>();
  const done: ImportedGrant[] = [];
  for (const row of rows.toSorted((a, b) =>
    a.email < b.email ? -1 : a.email > b.email ? 1 : a.line - b.line,
  )) {
    const { line, email, name, product: slug, days, problems } = row;
    const product = products.get(slug);
    const key = `${email} ${slug}`;
    const refused = (field: string, message: string) => {
      done.push({
        line,
        email,
        product: slug,
        outcome: 'refused',
        problems: [...problems, { field, message }],
      });
    };
    if (product === undefined) refused('product', copy.product);
    else if (seen.has(key)) refused('email', copy.twice);
    else if (problems.length > 0) done.push({ line, email, product: slug, outcome: 'refused', problems });
    else {
      const given = await grantOrHold(tx, {
        actor,
        recipient: email,
        full_name: name,
        product,
        days,
        reason,
        now,
      });
      const outcome = given.ok ? (given.value.waits_for === null ? 'given' : 'waits') : given.refusal.code;
      switch (outcome) {
        case 'given':
        case 'waits':
          done.push({ line, email, product: slug, outcome, problems });
          break;
        case 'ALREADY_OWNED':
        case 'ALREADY_GRANTED':
          done.push({ line, email, product: slug, outcome: 'unchanged', problems });
          break;
        case 'SUBSCRIPTION_NEEDS_DAYS':
          refused('days', copy.needsDays);
          break;
        case 'CLASS_FULL':
          refused('product', copy.full);
          break;
        default:
          refused('email', copy.inactive);
      }
    }
    seen.add(key);
  }
  return done.toSorted((a, b) => a.line - b.line);
}

function reportOf(rows: ImportedGrant[], is_written: boolean): GrantReport {
  const count = (wanted: ImportedGrant['outcome']) => rows.filter(({ outcome }) => outcome === wanted).length;
  return { rows, given: count('given'), waiting: count('waits'), refused: count('refused'), is_written };
}
