import type { RefusalOf } from '#contract/endpoint.ts';
import type { createReferralCode as creating, OwnReferrals } from '#contract/referrals/referrals.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import type { PageWindow } from '../platform/lists/list-window.ts';
import { randomCode } from '../platform/text/random-code.ts';
import { isAffiliate } from './affiliates/affiliates.queries.ts';
import { readStoredTerms } from './referral-terms.queries.ts';
import { readPublicTerms } from './referral-terms.ts';
import {
  hasBought,
  insertReferralCode,
  listOwnReferrals,
  readReferralCode,
  readReferralFigures,
} from './referrals.queries.ts';

export async function readOwnReferrals(
  reader: Reader,
  userId: string,
  window: PageWindow,
): Promise<OwnReferrals> {
  const [terms, code, can_invite, is_affiliate, figures, referrals] = await Promise.all([
    readPublicTerms(reader),
    readReferralCode(reader, userId),
    hasBought(reader, userId),
    isAffiliate(reader, userId),
    readReferralFigures(reader, userId),
    listOwnReferrals(reader, userId, window),
  ]);
  const { waiting_bigint, credited_bigint, owed_bigint, total } = figures;
  const sums = { waiting_bigint, credited_bigint, owed_bigint };
  return { terms, code, can_invite, is_affiliate, ...sums, referrals, total };
}

/** Short enough to say: 40 random bits, and guessing one only gives its owner credit. */
const CODE_LENGTH = 8;

type Outcome = Result<{ code: string }, RefusalOf<typeof creating>>;

/** Returns the same code again. Refuses accounts that have not bought anything. */
export async function createReferralCode(tx: Tx, userId: string): Promise<Outcome> {
  const known = await readReferralCode(tx, userId);
  if (known !== null) return succeed({ code: known });
  const terms = await readStoredTerms(tx);
  if (terms === null || !terms.is_on) return refuse({ code: 'REFERRAL_OFF' });
  if (!(await hasBought(tx, userId))) return refuse({ code: 'REFERRAL_NEEDS_PURCHASE' });
  const { discount_id } = terms;
  await insertReferralCode(tx, { code: randomCode().slice(0, CODE_LENGTH), user_id: userId, discount_id });
  const code = await readReferralCode(tx, userId);
  if (code === null) throw new Error('a referral code that was just made is missing');
  return succeed({ code });
}
