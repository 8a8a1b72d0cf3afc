import type { RefusalOf } from '#contract/endpoint.ts';
import type { decideReferral as endpoint, Referral, ReferralVerdict } from '#contract/referrals/admin.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import { readReferral, writeDecision } from './referrals.queries.ts';
import { settleReferral } from './settle-referral.ts';

interface Decision {
  readonly id: string;
  readonly verdict: ReferralVerdict;
}

type Outcome = Result<{ referral: Referral }, RefusalOf<typeof endpoint>>;

/** Settles at once: what a refused one brought is taken back, what one that counts is due is credited. Audited. */
export function decideReferral(db: Database, { id, verdict }: Decision, actor: Actor): Promise<Outcome> {
  return withTx(db, async (tx): Promise<Outcome> => {
    const before = await readReferral(tx, id);
    if (before === null) return refuse({ code: 'REFERRAL_NOT_FOUND' });
    // Before the referral, as everywhere.
    await lockWallet(tx, before.referrer.id);
    await writeDecision(tx, id, { counts: verdict === 'count', decided_by: actor.id });
    await settleReferral(tx, id);
    const after = await readReferral(tx, id);
    if (after === null) throw new Error('a referral that was just decided is missing');
    await recordAudit(tx, actor, {
      action: verdict === 'count' ? 'referral.counted' : 'referral.refused',
      subject: { type: 'referral', id },
      before: factsOf(before),
      after: factsOf(after),
    });
    return succeed({ referral: after });
  });
}

const factsOf = ({ state, refused_reason, credited_bigint, owed_bigint }: Referral) => ({
  state,
  refused_reason,
  credited_bigint,
  owed_bigint,
});
