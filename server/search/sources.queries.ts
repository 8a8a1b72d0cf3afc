import { sql } from 'drizzle-orm';
import type { Reader, Tx } from '../platform/database/db.ts';
import { selectRows } from '../platform/lists/list-window.ts';

interface Source {
  readonly kind: string;
  readonly source_id: string;
}

export const selectSources = (reader: Reader) =>
  selectRows<Source>(reader, sql`select kind, source_id from search_sources order by kind, source_id`);

export async function deleteOrphans(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from search_passages p where kind <> 'service'
      and not exists (select from search_sources s where s.kind = p.kind and s.source_id = p.source_id)`);
}

export async function indexSource(tx: Tx, { kind, source_id }: Source): Promise<void> {
  await tx.execute(sql`select index_search_source(${kind}, ${source_id})`);
}
