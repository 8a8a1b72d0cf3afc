import { asc, eq } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader } from '#server/platform/database/db.ts';
import { classSessions, hasSessionsAhead, products } from '../catalog.schema.ts';

export function selectSessionTimes(reader: Reader, productId: string) {
  return reader
    .select(pickColumns(classSessions, ['id', 'starts_at', 'ends_at']))
    .from(classSessions)
    .where(eq(classSessions.product_id, productId))
    .orderBy(asc(classSessions.starts_at));
}

export async function hasSessions(reader: Reader, productId: string): Promise<boolean> {
  const [row] = await reader
    .select({ has_sessions: hasSessionsAhead })
    .from(products)
    .where(eq(products.id, productId));
  return row?.has_sessions ?? false;
}
