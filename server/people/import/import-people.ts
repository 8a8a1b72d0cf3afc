import { z } from 'zod';
import type { ImportedPerson, PeopleReport } from '#contract/people/admin-people-import.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database, Tx } from '#server/platform/database/db.ts';
import { type KeyReused, withIdempotency } from '#server/platform/database/idempotency.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type CsvUnreadable, readCsvTable } from '#server/platform/text/csv-table.ts';
import { importOutcomes } from '#shared/people/import-outcomes.ts';
import { type Result, succeed } from '#shared/result.ts';
import { type KnownPerson, lockImports, lockKnown, writeConsents, writePeople } from './import.queries.ts';
import { type PersonRow, peopleColumns, readPersonRow } from './read-rows.ts';

const MAX_ROWS = 10_000;

interface PeopleTable {
  readonly csv: string;
  readonly source: string;
  readonly dry_run: boolean;
}

interface PeopleFile extends PeopleTable {
  readonly idempotency_key: string;
  readonly now: Date;
}

const report: z.ZodType<PeopleReport> = z.object({
  rows: z.array(
    z.object({
      line: z.int(),
      email: z.string(),
      outcome: z.enum(importOutcomes),
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
  created: z.int(),
  updated: z.int(),
  refused: z.int(),
  subscribed: z.int(),
  kept_out: z.int(),
  without_consent: z.int(),
  is_written: z.boolean(),
});

/** Validates every row, then writes all or none; the same file again changes nothing. */
export function importPeople(
  db: Database,
  actor: Actor & { readonly id: string },
  { idempotency_key, now, ...table }: PeopleFile,
): Promise<Result<PeopleReport, CsvUnreadable | KeyReused>> {
  const claim = { user_id: actor.id, scope: 'people.import', key: idempotency_key, request: table };
  return withTx(db, (tx) =>
    withIdempotency(tx, claim, {
      run: () => importTable(tx, actor, { ...table, now }),
      replay: (kept) => report.parse(kept),
    }),
  );
}

async function importTable(
  tx: Tx,
  actor: Actor,
  { csv, source, dry_run, now }: Omit<PeopleFile, 'idempotency_key'>,
): Promise<Result<PeopleReport, CsvUnreadable>> {
  const file = readCsvTable(csv, { columns: peopleColumns, max_rows: MAX_ROWS });
  if (!file.ok) return file;
  await lockImports(tx);
  const rows = file.value.map((row) => readPersonRow(row, now));
  const emails = [...new Set(rows.map(({ email }) => email))].toSorted();
  const known = new Map((await lockKnown(tx, emails)).map((person) => [person.email, person]));
  const planned = planRows(rows, known);
  const isSound = planned.every(({ outcome }) => outcome !== 'refused');
  const is_written = isSound && !dry_run;
  if (is_written) await write(tx, { planned, source, actor });
  return succeed(reportOf(planned, is_written));
}

interface PlannedRow {
  readonly row: PersonRow;
  readonly outcome: ImportedPerson['outcome'];
  /** `kept_out`: agreed in the file, but left since or bounced. */
  readonly consent: 'granted' | 'known' | 'kept_out' | 'none';
}

/** The first row of an address counts. */
function planRows(
  rows: readonly PersonRow[],
  known: ReadonlyMap<string, KnownPerson>,
): readonly PlannedRow[] {
  const seen = new Set<string>();
  return rows.map((row): PlannedRow => {
    if (row.problems.length > 0) return { row, outcome: 'refused', consent: 'none' };
    if (seen.has(row.email)) return { row, outcome: 'duplicate', consent: 'none' };
    seen.add(row.email);
    const person = known.get(row.email) ?? null;
    const consent = consentOf(row, person);
    return { row, consent, outcome: outcomeOf(row, person, consent) };
  });
}

function consentOf({ consent }: PersonRow, person: KnownPerson | null): PlannedRow['consent'] {
  if (consent === null) return 'none';
  if (person?.is_bounced === true || person?.is_granted === false) return 'kept_out';
  return person?.is_granted === true ? 'known' : 'granted';
}

function outcomeOf(
  row: PersonRow,
  person: KnownPerson | null,
  consent: PlannedRow['consent'],
): ImportedPerson['outcome'] {
  if (person === null || person.id === null) return 'create';
  const isNamed = person.full_name === '' && row.full_name !== '';
  const speaks = person.language === null && row.language !== null;
  const isTagged = row.tags.some((tag) => !person.tags.includes(tag));
  return isNamed || speaks || isTagged || consent === 'granted' ? 'update' : 'unchanged';
}

interface ImportWrite {
  readonly planned: readonly PlannedRow[];
  readonly source: string;
  readonly actor: Actor;
}

/** The addresses stay out of the audit log, which outlives them. */
async function write(tx: Tx, { planned, source, actor }: ImportWrite): Promise<void> {
  const changed = planned.filter(({ outcome }) => outcome === 'create' || outcome === 'update');
  if (changed.length === 0) return;
  await writePeople(
    tx,
    changed.map(({ row }) => row),
    source,
  );
  await writeConsents(
    tx,
    changed.filter(({ consent }) => consent === 'granted').map(({ row }) => row),
    source,
  );
  const { rows: _, ...sums } = reportOf(planned, true);
  await recordAudit(tx, actor, {
    action: 'people.imported',
    subject: { type: 'people', id: source },
    after: sums,
  });
}

function reportOf(planned: readonly PlannedRow[], is_written: boolean): PeopleReport {
  const count = (holds: (row: PlannedRow) => boolean) => planned.filter(holds).length;
  const counted = planned.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'duplicate');
  const consents = (...states: readonly PlannedRow['consent'][]) =>
    counted.filter(({ consent }) => states.includes(consent)).length;
  return {
    rows: planned.map(({ row: { line, email, problems }, outcome }) => ({
      ...{ line, email, outcome },
      problems: [...problems],
    })),
    created: count(({ outcome }) => outcome === 'create'),
    updated: count(({ outcome }) => outcome === 'update'),
    refused: count(({ outcome }) => outcome === 'refused'),
    subscribed: consents('granted', 'known'),
    kept_out: consents('kept_out'),
    without_consent: consents('none'),
    is_written,
  };
}
