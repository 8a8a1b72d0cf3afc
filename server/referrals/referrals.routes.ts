import {
  decideReferral as decideEndpoint,
  decideReferralTerms as decideTermsEndpoint,
  getReferralProgram,
  listReferrals as listEndpoint,
  setReferralTerms as setTermsEndpoint,
} from '#contract/referrals/admin.ts';
import {
  createReferralCode as createCodeEndpoint,
  getOwnReferrals,
  getReferralTerms,
} from '#contract/referrals/referrals.ts';
import { succeed } from '#shared/result.ts';
import { actorOf } from '../api/actor.ts';
import { type Implementation, implement } from '../api/implement.ts';
import type { Database } from '../platform/database/db.ts';
import { withTx } from '../platform/database/with-tx.ts';
import {
  createReferralCode,
  decideReferral,
  decideReferralTerms,
  listReferrals,
  readOwnReferrals,
  readProgram,
  readPublicTerms,
  setReferralTerms,
} from './index.ts';

interface Services {
  readonly db: Database;
}

export function referralRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(getReferralTerms, async () => succeed({ terms: await readPublicTerms(db.orm) })),
    implement(getOwnReferrals, async ({ caller, query }) =>
      succeed(await readOwnReferrals(db.orm, caller.id, query)),
    ),
    implement(createCodeEndpoint, ({ caller }) => withTx(db, (tx) => createReferralCode(tx, caller.id))),
  ];
}

export function staffReferralRoutes({ db }: Services): readonly Implementation[] {
  return [
    implement(getReferralProgram, async () => succeed(await readProgram(db.orm))),
    implement(setTermsEndpoint, (call) => withTx(db, (tx) => setReferralTerms(tx, call.body, actorOf(call)))),
    implement(decideTermsEndpoint, (call) =>
      withTx(db, (tx) => decideReferralTerms(tx, actorOf(call), { ...call.params, ...call.body })),
    ),
    implement(listEndpoint, async ({ reader, query }) => succeed(await listReferrals(reader, query)), {
      reads: 'replica',
    }),
    implement(decideEndpoint, (call) =>
      decideReferral(db, { id: call.params.id, verdict: call.body.verdict }, actorOf(call)),
    ),
  ];
}
