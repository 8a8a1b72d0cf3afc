import type { Database } from '#server/platform/database/db.ts';
import { isPerson } from '#server/platform/text/is-person.ts';
import { type Result, succeed } from '#shared/result.ts';
import { countShown } from './order-bumps.queries.ts';

interface BumpImpression {
  readonly ids: readonly string[];
  readonly user_agent: string | null;
}

/** Skips ended offers and visits by programs. */
export async function countShownBumps(
  db: Database,
  { ids, user_agent }: BumpImpression,
): Promise<Result<{ readonly counted: boolean }, never>> {
  const counted = isPerson(user_agent);
  if (counted) await countShown(db.orm, ids);
  return succeed({ counted });
}
