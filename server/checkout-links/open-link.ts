import type { openCheckoutLink as opening } from '#contract/checkout-links/checkout-links.ts';
import type { OutputOf, RefusalOf } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/db.ts';
import { isPerson } from '#server/platform/text/is-person.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { countLinkVisit, selectLinkTarget } from './checkout-links.queries.ts';

interface Opening {
  readonly token: string;
  readonly user_agent: string | null;
  readonly is_visit: boolean;
}

/** Counts one visit to a live link, unless a program looks. */
export async function openCheckoutLink(
  db: Database,
  { token, user_agent, is_visit }: Opening,
): Promise<Result<OutputOf<typeof opening>, RefusalOf<typeof opening>>> {
  const link = await selectLinkTarget(db.orm, token);
  if (link === null) return refuse({ code: 'CHECKOUT_LINK_NOT_FOUND' });
  if (is_visit && isPerson(user_agent) && link.is_live) await countLinkVisit(db.orm, token);
  return succeed({ link });
}
