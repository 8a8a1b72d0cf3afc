import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { adjustWallet, decideAdjustment, setWalletActive } from '#contract/admin/wallets.ts';
import type { Client } from '#contract/client.ts';
import { adjustmentReferences } from '#shared/wallet-adjustments.ts';
import { parseAdjustment } from './parse-adjustment.ts';
import { walletsCopy as copy } from './wallets-copy.ts';

export function handleWalletAction(client: Client, form: FormData): Promise<ActionResult> {
  switch (form.get('do')) {
    case 'freeze':
      return freeze(client, form);
    case 'decide':
      return decide(client, form);
    default:
      return adjust(client, form);
  }
}

/** The form has rupiah and a direction, the API signed sen (AWAL-012). */
async function adjust(client: Client, form: FormData): Promise<ActionResult> {
  const description = formText(form, 'description');
  const direction = formText(form, 'direction');
  const amount = parseAdjustment({ amount: formText(form, 'amount'), direction, description });
  if (!amount.ok) {
    const { field, message } = amount.refusal;
    return { ok: false, message, fields: { [field]: message } };
  }
  const reference = formText(form, 'reference_type');
  const adjusted = await client.call(adjustWallet, {
    idempotency_key: formText(form, 'idempotency_key'),
    body: {
      user_id: formText(form, 'user_id'),
      amount_bigint: amount.value,
      description,
      reference_type: adjustmentReferences.find((option) => option === reference),
      reference_id: formText(form, 'reference_id'),
    },
  });
  if (!adjusted.ok) {
    const { refusal } = adjusted;
    const at = refusal.code === 'INSUFFICIENT_BALANCE' ? { fields: { amount: refusal.message } } : {};
    return actionError({ ...refusal, ...at }, copy.adjust.failed);
  }
  const { status, balance_before, balance_after } = adjusted.value;
  return actionSuccess(
    status === 'pending' ? copy.adjust.pending : copy.adjust.done(balance_before, balance_after),
  );
}

async function freeze(client: Client, form: FormData): Promise<ActionResult> {
  const is_active = formText(form, 'is_active') === 'true';
  const changed = await client.call(setWalletActive, {
    params: { user_id: formText(form, 'user_id') },
    body: { is_active, reason: formText(form, 'reason') },
  });
  if (!changed.ok) return actionError(changed.refusal, copy.freeze.failed);
  return actionSuccess(is_active ? copy.freeze.thawed : copy.freeze.frozen);
}

async function decide(client: Client, form: FormData): Promise<ActionResult> {
  const decided = await client.call(decideAdjustment, {
    params: { id: formText(form, 'id') },
    idempotency_key: formText(form, 'idempotency_key'),
    body: { verdict: formText(form, 'verdict') === 'approve' ? 'approve' : 'reject' },
  });
  if (!decided.ok) return actionError(decided.refusal, copy.waiting.failed);
  const { status, balance_before, balance_after } = decided.value;
  return actionSuccess(
    status === 'approved' ? copy.waiting.approved(balance_before, balance_after) : copy.waiting.rejected,
  );
}
