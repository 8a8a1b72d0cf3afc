import type { ReferralTerms } from '#contract/referrals/admin.ts';
import type { PublicReferralTerms } from '#contract/referrals/referrals.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import { invalidatePrices, listDiscountTargets } from '../discounts/index.ts';
import type { Reader, Tx } from '../platform/database/db.ts';
import { lockTerms, readStoredTerms, replaceTerms } from './referral-terms.queries.ts';
import { readReferralFigures } from './referrals.queries.ts';

/** Null while no program runs. */
export async function readPublicTerms(reader: Reader): Promise<PublicReferralTerms | null> {
  const stored = await readStoredTerms(reader);
  if (stored === null || !stored.is_on) return null;
  const { percent, amount, minimum, reward, targets } = stored;
  return { percent, amount, minimum, reward, is_for_everything: targets.includes('all') };
}

export async function readProgram(reader: Reader) {
  const [stored, { total: _, ...figures }] = await Promise.all([
    readStoredTerms(reader),
    readReferralFigures(reader, null),
  ]);
  if (stored === null) return { terms: null, named: [], figures };
  const terms = factsOf(stored);
  const { targets: named } = await listDiscountTargets(reader, {
    search: '',
    among: terms.targets,
    limit: terms.targets.length,
  });
  return { terms, named, figures };
}

const factsOf = ({ is_on, percent, amount, minimum, targets, reward }: ReferralTerms) => ({
  is_on,
  percent,
  amount,
  minimum,
  targets,
  reward,
});

/** Audited. Purchases that wait, and referrals that were made, keep what they were promised. */
export async function setReferralTerms(tx: Tx, terms: ReferralTerms, actor: Actor): Promise<ReferralTerms> {
  await lockTerms(tx);
  const before = await readStoredTerms(tx);
  await replaceTerms(tx, terms, actor.id);
  await invalidatePrices(tx);
  await recordAudit(tx, actor, {
    action: 'referral.terms_changed',
    subject: { type: 'referral', id: 'terms' },
    ...(before !== null && { before: factsOf(before) }),
    after: factsOf(terms),
  });
  return factsOf(terms);
}
