import type { Database } from '#server/platform/database/db.ts';
import { withTx } from '#server/platform/database/with-tx.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { WithdrawalRefusal } from '../refunds.errors.ts';
import { lockRequest, writeDecision } from './refunds.queries.ts';

type Outcome = Result<{ readonly id: string }, WithdrawalRefusal>;

export function withdrawRefundRequest(db: Database, userId: string, id: string): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const request = await lockRequest(tx, id);
    if (request?.user_id !== userId) return refuse({ code: 'REQUEST_NOT_FOUND' });
    if (request.status !== 'requested') return refuse({ code: 'ALREADY_DECIDED' });
    await writeDecision(tx, id, { status: 'withdrawn', decision_note: '', decided_by: userId });
    return succeed({ id });
  });
}
