import { useRef, useState } from 'react';
import type { PostingAccount } from '#app/components/dialogs/posting-confirm-dialog.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import { toast } from '#app/lib/toast.ts';
import type { adjustWallet } from '#contract/admin/wallets.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { formatRupiah, type Sen, toRupiah, toSen } from '#shared/money.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';
import { failureText, showInvalidToast } from '../tool-toasts.ts';
import { toolsCopy } from '../tools-copy.ts';
import { fetchWalletAccount } from '../user-search.ts';
import { validateWalletFields, type WalletFields, type WalletProblems } from './wallet-fields.ts';
import { walletToolCopy as copy } from './wallet-tool-copy.ts';

/** Filled in, not yet confirmed. */
interface PendingAdjustment {
  readonly body: CallOf<typeof adjustWallet>['body'];
  readonly account: PostingAccount;
  readonly change_bigint: Sen;
}

interface AdjustmentResult {
  readonly status: 'posted' | 'pending';
  readonly balance_before: Sen;
  readonly balance_after: Sen;
}

/** The balance before and after (AERR-047). */
export function adjustmentText({ status, balance_before, balance_after }: AdjustmentResult): string {
  const shown = (balance: Sen) => formatRupiah(toRupiah(balance));
  return status === 'pending' ? copy.pending : copy.balances(shown(balance_before), shown(balance_after));
}

/**
 * ATOOL-002, ATOOL-003: validate, confirm once with the balances, post. The key stays until the server has answered.
 */
export function useAdjustment(onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<WalletProblems>({});
  const [pending, setPending] = useState<PendingAdjustment | null>(null);
  const key = useRef<string | null>(null);
  const validate = async (fields: WalletFields) => {
    const errors = validateWalletFields(fields);
    setProblems(errors);
    const { user } = fields;
    const amount = parseRupiah(fields.amount, { signed: true });
    if (Object.keys(errors).length > 0 || user === null || user.id === null || !amount.ok)
      return showInvalidToast(errors);
    setIsBusy(true);
    const account = await fetchWalletAccount(user.id);
    setIsBusy(false);
    if (!account.ok) return toast.error(copy.failed, { description: toolsCopy.walletUnread });
    const change_bigint = toSen(amount.value);
    return setPending({
      body: toRequestBody(fields, user.id, change_bigint),
      account: account.value,
      change_bigint,
    });
  };
  const confirm = async ({ body }: PendingAdjustment) => {
    setPending(null);
    setIsBusy(true);
    key.current ??= crypto.randomUUID();
    const result = await browserClient.call<typeof adjustWallet>(
      { method: 'post', path: '/api/admin/wallets/adjust' },
      { idempotency_key: key.current, body },
    );
    setIsBusy(false);
    if (result.ok || result.refusal.code !== 'NETWORK_ERROR') key.current = null;
    if (result.ok) {
      toast.success(copy.done, { description: adjustmentText(result.value) });
      return onDone();
    }
    const { refusal } = result;
    toast.error(copy.failed, { description: failureText(refusal, toolsCopy.unknown) });
    const named = 'fields' in refusal ? refusal.fields : undefined;
    return setProblems({
      ...(named?.amount_bigint !== undefined && { amount: named.amount_bigint }),
      ...(refusal.code === 'INSUFFICIENT_BALANCE' && { amount: refusal.message }),
      ...(refusal.code === 'USER_NOT_FOUND' && { user: refusal.message }),
    });
  };
  return {
    isBusy,
    problems,
    pending,
    validate,
    confirm,
    cancel: () => setPending(null),
    clearErrors: () => setProblems({}),
  };
}

function toRequestBody(fields: WalletFields, user_id: string, amount_bigint: Sen): PendingAdjustment['body'] {
  const { description, reference_type, reference_id } = fields;
  return {
    user_id,
    amount_bigint,
    description,
    reference_type,
    reference_id: reference_id.trim() === '' ? null : reference_id.trim(),
  };
}
