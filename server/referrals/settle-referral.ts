import { negateSen, type Sen, sen } from '#shared/money/money.ts';
import { type LockedWallet, lockWallet, postEntries } from '../ledger/index.ts';
import { readPromotionalCredit } from '../orders/index.ts';
import type { Tx } from '../platform/database/db.ts';
import { addJob } from '../platform/database/queue.ts';
import { dueReward, settlementOf } from './referrals.rules.ts';
import {
  insertReferralEntry,
  lockReferral,
  type ReferralFacts,
  readLikeness,
  readReferrerOf,
  settleOwedAgain,
  writeLikeness,
  writeSettled,
} from './settle-referral.queries.ts';

/**
 * Brings what was credited for a referral to what is due now, in either direction and as often as it is called: nothing
 * before the refund period is over, then the reward, less its part of refunds, and nothing for a disputed or refused one
 * (ADR 0079). Only promotional credit is taken back; what was spent already stays owed. Wallets are locked before referrals everywhere.
 */
export async function settleReferral(tx: Tx, id: string): Promise<void> {
  const referrerId = await readReferrerOf(tx, id);
  if (referrerId === null) return;
  const wallet = await lockWallet(tx, referrerId);
  const facts = await lockReferral(tx, id);
  if (facts === null) return;
  const { given_bigint: given } = facts;
  const is_refused = facts.is_refused || (await isOnePerson(tx, facts));
  // A wallet without an owner neither gets nor gives.
  const due = facts.has_left ? given : dueReward({ ...facts, is_refused });
  // A wallet's whole history: read only to take something back.
  const left = due < given ? await readPromotionalCredit(tx, referrerId) : sen(0);
  const { moves, owed } = settlementOf({ due, given, left });
  if (moves !== 0) await post(tx, wallet, { facts, moves });
  await writeSettled(tx, id, owed);
  if (moves <= 0) return;
  await settleOwedAgain(tx, referrerId);
  await addJob(tx, {
    name: 'send-referral-reward',
    payload: { referral_id: id },
    key: `referral-reward:${id}`,
  });
}

/**
 * Judged once, when the reward is due: the sessions and payments of a friend who bought as a guest are known then. What
 * the staff decided stands.
 */
async function isOnePerson(tx: Tx, { id, is_due, is_decided, entries }: ReferralFacts): Promise<boolean> {
  if (!is_due || is_decided || entries > 0) return false;
  const likeness = await readLikeness(tx, id);
  await writeLikeness(tx, id, likeness);
  return likeness.refused_reason !== null;
}

interface Movement {
  readonly facts: Pick<ReferralFacts, 'id' | 'entries'>;
  readonly moves: Sen;
}

async function post(tx: Tx, wallet: LockedWallet, { facts, moves }: Movement): Promise<void> {
  const { id, entries } = facts;
  const posted = await postEntries(tx, {
    type: 'adjustment',
    idempotency_key: `referral:${id}:${entries + 1}`,
    description:
      moves > 0 ? 'Kredit dari ajakan teman' : 'Kredit ajakan ditarik, pembelian teman dikembalikan',
    reference_type: 'referral',
    reference_id: id,
    metadata: { source: 'referral' },
    entries: [
      { wallet, amount: moves },
      { account: 'promotions', amount: negateSen(moves) },
    ],
  });
  // The wallet is locked and holds what is taken, and the number of entries is new: a refusal is a bug.
  if (!posted.ok) throw new Error(`a referral could not be posted: ${posted.refusal.code}`);
  const { posting_id } = posted.value;
  await insertReferralEntry(tx, { posting_id, referral_id: id, amount_bigint: moves });
}
