import { sql } from 'drizzle-orm';
import type { SegmentRules } from '#contract/segments/admin.ts';
import { isoText } from '../platform/database/columns.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';
import { segmentCondition } from './segment-condition.queries.ts';

export interface SegmentRow {
  readonly id: string;
  readonly name: string;
  readonly definition: unknown;
  readonly updated_at: string;
}

export interface SegmentWrite extends SegmentRules {
  readonly name: string;
}

/** By name. */
export const selectSegments = (reader: Reader, limit: number) =>
  selectRows<SegmentRow>(
    reader,
    sql`
    select id, name, definition, ${isoText('updated_at')} as updated_at from segments
    order by lower(name) limit ${limit}`,
  );

export const listSegmentNames = (reader: Reader) =>
  selectRows<Pick<SegmentRow, 'id' | 'name'>>(
    reader,
    sql`select id, name from segments order by lower(name) limit 100`,
  );

export async function selectSegment(reader: Reader, id: string): Promise<SegmentRow | null> {
  const rows = await selectRows<SegmentRow>(
    reader,
    sql`select id, name, definition, ${isoText('updated_at')} as updated_at from segments where id = ${id}`,
  );
  return rows[0] ?? null;
}

export async function countPeopleIn(reader: Reader, rules: SegmentRules): Promise<number> {
  const rows = await selectRows<{ count: number }>(
    reader,
    sql`select count(*)::int as count from people p where ${segmentCondition(rules)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Two new segments at once count one after the other. */
export async function lockSegments(tx: Tx): Promise<number> {
  await tx.execute(sql`lock table segments in share row exclusive mode`);
  const rows = await selectRows<{ count: number }>(tx, sql`select count(*)::int as count from segments`);
  return rows[0]?.count ?? 0;
}

/** Null for a name that is taken. */
export async function insertSegment(tx: Tx, { name, ...rules }: SegmentWrite): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    tx,
    sql`
    insert into segments (name, definition) values (${name}, ${JSON.stringify(rules)}::jsonb)
    on conflict ((lower(name))) do nothing returning id`,
  );
  return rows[0]?.id ?? null;
}

export async function lockSegment(tx: Tx, id: string): Promise<SegmentRow | null> {
  const rows = await selectRows<SegmentRow>(
    tx,
    sql`
    select id, name, definition, ${isoText('updated_at')} as updated_at from segments where id = ${id} for update`,
  );
  return rows[0] ?? null;
}

export async function isNameTaken(tx: Tx, { id, name }: Pick<SegmentRow, 'id' | 'name'>): Promise<boolean> {
  const rows = await selectRows(
    tx,
    sql`select id from segments where lower(name) = lower(${name}) and id <> ${id}`,
  );
  return rows.length > 0;
}

export async function writeSegment(
  tx: Tx,
  { id, name, ...rules }: SegmentWrite & { readonly id: string },
): Promise<void> {
  await tx.execute(sql`
    update segments set name = ${name}, definition = ${JSON.stringify(rules)}::jsonb where id = ${id}`);
}

export async function removeSegment(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from segments where id = ${id}`);
}
