import { z } from 'zod';
import type { RefusalOf } from '#contract/endpoint.ts';
import type {
  decideReferralTerms as decideReferralTermsEndpoint,
  ReferralProgramState,
  ReferralTerms,
} from '#contract/referrals/admin.ts';
import type { PublicReferralTerms } from '#contract/referrals/referrals.ts';
import { rupiah } from '#shared/money/money.ts';
import type { AuditAction } from '#shared/people/audit.ts';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { type Actor, recordAudit } from '../audit/index.ts';
import {
  type ChangeDecision,
  decideChange,
  findChangeKey,
  findPendingChange,
  needsSecondAdmin,
  requestChange,
} from '../content/index.ts';
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
  const [state, { total: _, ...figures }] = await Promise.all([
    readState(reader),
    readReferralFigures(reader, null),
  ]);
  return { ...state, figures };
}

/** The key of their changes, which wait among those of settings. */
const TERMS_KEY = 'referral_terms';

const amount = z.int().transform(rupiah);
const waitingTerms = z.object({
  is_on: z.boolean(),
  percent: z.int().nullable(),
  amount: amount.nullable(),
  minimum: amount,
  targets: z.array(z.string()),
  reward: amount,
});

async function readState(reader: Reader): Promise<ReferralProgramState> {
  const [stored, change] = await Promise.all([readStoredTerms(reader), findPendingChange(reader, TERMS_KEY)]);
  const terms = stored === null ? null : factsOf(stored);
  const named = await nameTargets(reader, terms);
  if (change === null) return { terms, named, waiting: null };
  const { key: _, value, ...asked } = change;
  const wanted = waitingTerms.parse(JSON.parse(value));
  return {
    terms,
    named,
    waiting: { ...asked, terms: wanted, named: await nameTargets(reader, wanted) },
  };
}

async function nameTargets(reader: Reader, terms: ReferralTerms | null) {
  if (terms === null) return [];
  const { targets } = terms;
  return (await listDiscountTargets(reader, { search: '', among: targets, limit: targets.length })).targets;
}

const factsOf = ({ is_on, percent, amount, minimum, targets, reward }: ReferralTerms) => ({
  is_on,
  percent,
  amount,
  minimum,
  targets,
  reward,
});

const textOf = (terms: ReferralTerms | null): string =>
  terms === null ? '' : JSON.stringify(factsOf(terms));

/** Audited. They wait for a second admin, where there is one (DECISIONS 58). */
export async function setReferralTerms(
  tx: Tx,
  terms: ReferralTerms,
  actor: Actor,
): Promise<Result<ReferralProgramState, { readonly code: 'CHANGE_WAITING' }>> {
  await lockTerms(tx);
  const before = await readStoredTerms(tx);
  if (!(await needsSecondAdmin(tx, actor))) {
    await applyTerms(tx, terms, actor);
    await audit(tx, actor, { action: 'referral.terms_changed', before, after: terms });
    return succeed(await readState(tx));
  }
  const change = { key: TERMS_KEY, base_value: textOf(before), value: textOf(terms) };
  const asked = await requestChange(tx, actor, change);
  if (!asked.ok) return asked;
  if (asked.value) await audit(tx, actor, { action: 'referral.terms_requested', before, after: terms });
  return succeed(await readState(tx));
}

/** Audited. The requester may only reject. Refuses to approve if the terms have changed since. */
export async function decideReferralTerms(
  tx: Tx,
  actor: Actor & { readonly id: string },
  { id, verdict }: ChangeDecision,
): Promise<Result<ReferralProgramState, RefusalOf<typeof decideReferralTermsEndpoint>>> {
  if ((await findChangeKey(tx, id)) !== TERMS_KEY) return refuse({ code: 'CHANGE_NOT_FOUND' });
  await lockTerms(tx);
  const before = await readStoredTerms(tx);
  const decided = await decideChange(tx, actor.id, {
    id,
    verdict,
    current: textOf(before),
    apply: async (value) => {
      await applyTerms(tx, waitingTerms.parse(JSON.parse(value)), actor);
      return succeed(null);
    },
  });
  if (!decided.ok) return decided;
  const state = await readState(tx);
  const action = verdict === 'approve' ? 'referral.terms_approved' : 'referral.terms_rejected';
  await audit(tx, actor, { action, before, after: state.terms });
  return succeed(state);
}

/** Purchases that wait, and referrals that were made, keep what they were promised. */
async function applyTerms(tx: Tx, terms: ReferralTerms, actor: Actor): Promise<void> {
  await replaceTerms(tx, terms, actor.id);
  await invalidatePrices(tx);
}

interface TermsEntry {
  readonly action: Extract<AuditAction, `referral.terms_${string}`>;
  readonly before: ReferralTerms | null;
  readonly after: ReferralTerms | null;
}

async function audit(tx: Tx, actor: Actor, { action, before, after }: TermsEntry): Promise<void> {
  await recordAudit(tx, actor, {
    action,
    subject: { type: 'referral', id: 'terms' },
    ...(before !== null && { before: factsOf(before) }),
    ...(after !== null && { after: factsOf(after) }),
  });
}
