import { getTableColumns, sql } from 'drizzle-orm';
import { bigint, customType, type PgTable, timestamp } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type Rupiah, rupiah, type Sen, sen } from '#shared/money/money.ts';

// Column types, each named like its property.

export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' });

export const isoTimestamp = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: (text) => new Date(text).toISOString(),
});

export const isoText = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Stands for an expression of db/schema. Drizzle never sends it: inserts say `default`. */
export const computedByDatabase = sql`computed`;

/** Written by the database's clock. */
export const recordedAt = () => isoTimestamp().notNull().default(sql`now()`);

export const senColumn = customType<{ data: Sen; driverData: number }>({
  dataType: () => 'bigint',
  fromDriver: sen,
});

export const rupiahColumn = customType<{ data: Rupiah; driverData: number }>({
  dataType: () => 'bigint',
  fromDriver: rupiah,
});

export const parsedJson = <Value>(schema: z.ZodType<Value>) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => schema.parse(value),
  })();

export const bigintId = () => bigint({ mode: 'number' });

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];

export function pickColumns<Table extends PgTable, const Names extends readonly (keyof ColumnsOf<Table>)[]>(
  table: Table,
  names: Names,
): Pick<ColumnsOf<Table>, Names[number]>;
export function pickColumns(table: PgTable, names: readonly PropertyKey[]) {
  return Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name)));
}

export function namesOf<Columns extends Readonly<Record<string, unknown>>>(
  columns: Columns,
): readonly (keyof Columns)[];
export function namesOf(columns: Readonly<Record<string, unknown>>) {
  return Object.keys(columns);
}
