import { done, type FormAnswer, fieldOf, refused } from '#app/lib/form-answer.ts';
import { adjustWallet, decideAdjustment, setWalletActive } from '#contract/admin/wallets.ts';
import type { Client } from '#contract/client.ts';
import { adjustmentReferences } from '#shared/wallet-adjustments.ts';
import { readAdjustment } from './read-adjustment.ts';
import { walletsCopy as copy } from './wallets-copy.ts';

/** What the forms of the page ask for, by the `do` of the form. */
export function doToWallet(client: Client, form: FormData): Promise<FormAnswer> {
  switch (form.get('do')) {
    case 'freeze':
      return freeze(client, form);
    case 'decide':
      return decide(client, form);
    default:
      return adjust(client, form);
  }
}

/** The form knows rupiah and a direction, the API signed sen (AWAL-012). */
async function adjust(client: Client, form: FormData): Promise<FormAnswer> {
  const description = fieldOf(form, 'description');
  const direction = fieldOf(form, 'direction');
  const amount = readAdjustment({ amount: fieldOf(form, 'amount'), direction, description });
  if (!amount.ok) {
    const { field, message } = amount.refusal;
    return { ok: false, message, fields: { [field]: message } };
  }
  const reference = fieldOf(form, 'reference_type');
  const adjusted = await client.call(adjustWallet, {
    idempotency_key: fieldOf(form, 'idempotency_key'),
    body: {
      user_id: fieldOf(form, 'user_id'),
      amount_bigint: amount.value,
      description,
      reference_type: adjustmentReferences.find((known) => known === reference),
      reference_id: fieldOf(form, 'reference_id'),
    },
  });
  if (!adjusted.ok) {
    const { refusal } = adjusted;
    const at = refusal.code === 'INSUFFICIENT_BALANCE' ? { fields: { amount: refusal.message } } : {};
    return refused({ ...refusal, ...at }, copy.adjust.failed);
  }
  const { status, balance_before, balance_after } = adjusted.value;
  return done(status === 'pending' ? copy.adjust.pending : copy.adjust.done(balance_before, balance_after));
}

async function freeze(client: Client, form: FormData): Promise<FormAnswer> {
  const is_active = fieldOf(form, 'is_active') === 'true';
  const changed = await client.call(setWalletActive, {
    params: { user_id: fieldOf(form, 'user_id') },
    body: { is_active, reason: fieldOf(form, 'reason') },
  });
  if (!changed.ok) return refused(changed.refusal, copy.freeze.failed);
  return done(is_active ? copy.freeze.thawed : copy.freeze.frozen);
}

async function decide(client: Client, form: FormData): Promise<FormAnswer> {
  const decided = await client.call(decideAdjustment, {
    params: { id: fieldOf(form, 'id') },
    idempotency_key: fieldOf(form, 'idempotency_key'),
    body: { verdict: fieldOf(form, 'verdict') === 'approve' ? 'approve' : 'reject' },
  });
  if (!decided.ok) return refused(decided.refusal, copy.waiting.failed);
  const { status, balance_before, balance_after } = decided.value;
  return done(
    status === 'approved' ? copy.waiting.approved(balance_before, balance_after) : copy.waiting.rejected,
  );
}
