import { type SQL, sql } from 'drizzle-orm';
import type { VisitSources as ReadSources } from '#contract/visits/traffic-source.ts';

/** Columns of what a visit led to, filled in by the database. */
export interface VisitSources {
  readonly first_source_id: SQL<number | null>;
  readonly last_source_id: SQL<number | null>;
}

/** Null: unknown, so both are null. */
export const sourcesOf = (visitor: string | null | undefined): VisitSources => ({
  first_source_id: sql`(select first_source_id from sources_of(${visitor ?? null}::uuid))`,
  last_source_id: sql`(select last_source_id from sources_of(${visitor ?? null}::uuid))`,
});

const sourceById = (id: SQL) => sql`(
  select jsonb_build_object('channel', channel, 'name', name, 'campaign', campaign, 'link', link)
  from traffic_sources where id = ${id})`;

/** The table must have both columns. */
export const readSources = (table: SQL) => sql<ReadSources>`jsonb_build_object(
  'first', ${sourceById(sql`${table}.first_source_id`)}, 'last', ${sourceById(sql`${table}.last_source_id`)})`;
