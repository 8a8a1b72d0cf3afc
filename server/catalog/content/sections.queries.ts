import { and, eq, sql } from 'drizzle-orm';
import { pickColumns } from '#server/platform/database/columns.ts';
import type { Reader, Tx } from '#server/platform/database/db.ts';
import { products } from '../catalog.schema.ts';

const columns = {
  ...pickColumns(products, ['id', 'title', 'slug', 'type', 'content_metadata']),
  content_version: sql<number>`content_version`,
};
const isOneTime = (id: string) => and(eq(products.id, id), eq(products.is_subscription, false));

export async function selectContentOf(reader: Reader, id: string) {
  const [row] = await reader.select(columns).from(products).where(isOneTime(id));
  return row ?? null;
}

export async function lockContentOf(tx: Tx, id: string) {
  const [row] = await tx.select(columns).from(products).where(isOneTime(id)).for('update');
  return row ?? null;
}

export async function updateContent(
  tx: Tx,
  id: string,
  set: { readonly content_metadata: unknown; readonly updated_by: string | null },
): Promise<void> {
  await tx.update(products).set(set).where(eq(products.id, id));
}
