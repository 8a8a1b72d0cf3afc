import { readOffers } from '../catalog/index.ts';
import type { Reader } from '../platform/database/db.ts';
import type { PassageRow } from './passages.queries.ts';

type Source = Pick<PassageRow, 'kind' | 'source_id'>;

/** Reads prices when they are asked for: a passage keeps none, because a sale ends without a write. */
export async function offersOf(reader: Reader, passages: readonly Source[]) {
  const ids = passages.flatMap(({ kind, source_id }) => (kind === 'product' ? [source_id] : []));
  const offers = await readOffers(reader, [...new Set(ids)]);
  return ({ kind, source_id }: Source) => (kind === 'product' ? (offers.get(source_id) ?? null) : null);
}
