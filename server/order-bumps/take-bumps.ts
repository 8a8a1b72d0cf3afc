import type { Reader } from '#server/platform/database/db.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Bump, selectTakenBumps, type TakenBumps } from './order-bumps.queries.ts';

export async function takeBumps(
  reader: Reader,
  taken: TakenBumps,
): Promise<Result<readonly Bump[], { readonly code: 'BUMP_ENDED' }>> {
  const wanted = new Set(taken.bumps);
  if (wanted.size === 0) return succeed([]);
  const found = await selectTakenBumps(reader, taken);
  const products = new Set(found.map(({ product_id }) => product_id));
  const isWhole = found.length === wanted.size && products.size === found.length;
  return isWhole ? succeed(found) : refuse({ code: 'BUMP_ENDED' });
}
