import type { closeUnattended as closing } from '#contract/classes/admin-rosters.ts';
import type { RefusalOf } from '#contract/endpoint.ts';
import { type Actor, recordAudit } from '#server/audit/index.ts';
import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { deleteUnattended, insertUnattended, lockSession, type SessionOfClass } from './roster.queries.ts';

type CloseResult = Result<Record<never, never>, RefusalOf<typeof closing>>;

interface Closing extends SessionOfClass {
  readonly nobody_came: boolean;
  readonly now: Date;
}

/** Writes an audit entry. Refund rules treat the session as held. Refused while somebody is present. */
export function closeUnattended(
  db: Database,
  { nobody_came, now, ...place }: Closing,
  actor: Actor,
): Promise<CloseResult> {
  return withTx(db, async (tx): Promise<CloseResult> => {
    const session = await lockSession(tx, place);
    if (session === null) return refuse({ code: 'PRODUCT_NOT_FOUND' });
    if (nobody_came && Date.parse(session.starts_at) > now.getTime())
      return refuse({ code: 'BOOKING_NOT_BEGUN' });
    if (nobody_came && session.has_attendance) return refuse({ code: 'SOMEBODY_CAME' });
    const isChanged = nobody_came
      ? await insertUnattended(tx, place.session_id, actor.id)
      : await deleteUnattended(tx, place.session_id);
    if (isChanged)
      await recordAudit(tx, actor, {
        action: 'product.attendance_set',
        subject: { type: 'product', id: place.product_id },
        before: { nobody_came: !nobody_came },
        after: { nobody_came, session_id: place.session_id },
      });
    return succeed({});
  });
}
