import { asc, eq } from 'drizzle-orm';
import { pickColumns } from '#server/platform/columns.ts';
import type { Reader } from '#server/platform/db.ts';
import { classSessions } from '../catalog.schema.ts';

/** When a class meets, as everybody may know it: without the places. */
export function selectSessionTimes(reader: Reader, productId: string) {
  return reader
    .select(pickColumns(classSessions, ['id', 'starts_at', 'ends_at']))
    .from(classSessions)
    .where(eq(classSessions.product_id, productId))
    .orderBy(asc(classSessions.starts_at));
}
