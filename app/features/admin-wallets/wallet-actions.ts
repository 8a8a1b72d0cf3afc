import { type ActionResult, actionError, actionSuccess, formText } from '#app/lib/forms/action-result.ts';
import { formIntent } from '#app/lib/forms/form-intent.ts';
import { formDone, formRefusal } from '#app/lib/forms/form-outcome.ts';
import { handleForm } from '#app/lib/forms/handle-form.ts';
import { adjustWallet, decideAdjustment, setWalletActive } from '#contract/admin/sales/wallets.ts';
import type { Client } from '#contract/client.ts';
import { adjustCopy, freezeCopy, waitingCopy } from '#messages/admin-wallets.ts';
import { adjustmentInput } from './adjustment-input.ts';

export function handleWalletAction(client: Client, posted: FormData) {
  switch (formIntent(posted)) {
    case 'freeze':
      return freeze(client, posted);
    case 'decide':
      return decide(client, posted);
    default:
      return adjust(client, posted);
  }
}

function adjust(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'adjust-wallet',
    schema: adjustmentInput,
    refusals: adjustWallet.refusals,
    send: async (body) => {
      const idempotency_key = formText(posted, 'idempotency_key');
      const adjusted = await client.call(adjustWallet, { idempotency_key, body });
      if (!adjusted.ok) {
        const fieldOf = { INSUFFICIENT_BALANCE: 'amount', amount_bigint: 'amount' };
        return formRefusal(adjusted.refusal, { failed: adjustCopy.failed, fieldOf });
      }
      const { status, balance_before, balance_after } = adjusted.value;
      return formDone(
        status === 'pending' ? adjustCopy.pending : adjustCopy.done(balance_before, balance_after),
      );
    },
  });
}

function freeze(client: Client, posted: FormData) {
  return handleForm({
    posted,
    form: 'freeze-wallet',
    schema: setWalletActive.body.strip(),
    refusals: setWalletActive.refusals,
    send: async (body) => {
      const params = { user_id: formText(posted, 'user_id') };
      const changed = await client.call(setWalletActive, { params, body });
      if (!changed.ok) return formRefusal(changed.refusal, { failed: freezeCopy.failed });
      return formDone(body.is_active ? freezeCopy.thawed : freezeCopy.frozen);
    },
  });
}

async function decide(client: Client, form: FormData): Promise<ActionResult> {
  const decided = await client.call(decideAdjustment, {
    params: { id: formText(form, 'id') },
    idempotency_key: formText(form, 'idempotency_key'),
    body: { verdict: formText(form, 'verdict') === 'approve' ? 'approve' : 'reject' },
  });
  if (!decided.ok) return actionError(decided.refusal, waitingCopy.failed);
  const { status, balance_before, balance_after } = decided.value;
  return actionSuccess(
    status === 'approved' ? waitingCopy.approved(balance_before, balance_after) : waitingCopy.rejected,
  );
}
