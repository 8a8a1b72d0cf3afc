import { useRef, useState } from 'react';
import type { PostingAccount } from '#app/components/posting-confirm.tsx';
import { toast } from '#app/lib/toast.ts';
import type { adjustWallet } from '#contract/admin/wallets.ts';
import type { CallOf } from '#contract/endpoint.ts';
import { formatRupiah, type Sen, toRupiah, toSen } from '#shared/money.ts';
import { parseRupiah } from '#shared/typed-rupiah.ts';
import { browser, readAccount } from './staff-calls.ts';
import { failureText, tellInvalid } from './tool-answer.ts';
import { toolsCopy } from './tools-copy.ts';
import { type WalletFields, type WalletProblems, walletProblemsOf } from './wallet-fields.ts';
import { walletToolCopy as copy } from './wallet-tool-copy.ts';

/** What was filled in and read, until it was said once more that it is meant. */
interface Asked {
  readonly body: CallOf<typeof adjustWallet>['body'];
  readonly account: PostingAccount;
  readonly change_bigint: Sen;
}

interface Adjusted {
  readonly status: 'posted' | 'pending';
  readonly balance_before: Sen;
  readonly balance_after: Sen;
}

/** What the toast says besides its title: where the balance stood and where it stands (AERR-047). */
export function adjustedText({ status, balance_before, balance_after }: Adjusted): string {
  const shown = (balance: Sen) => formatRupiah(toRupiah(balance));
  return status === 'pending' ? copy.pending : copy.balances(shown(balance_before), shown(balance_after));
}

/** ATOOL-002, ATOOL-003: checked, asked once with the balances, posted. The key stays the same until the server has answered. */
export function useAdjustment(onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<WalletProblems>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const key = useRef<string | null>(null);
  const check = async (fields: WalletFields) => {
    const found = walletProblemsOf(fields);
    setProblems(found);
    const { user } = fields;
    const amount = parseRupiah(fields.amount, { signed: true });
    if (Object.keys(found).length > 0 || user === null || user.id === null || !amount.ok)
      return tellInvalid(found);
    setIsBusy(true);
    const account = await readAccount(user.id);
    setIsBusy(false);
    if (!account.ok) return toast.error(copy.failed, { description: toolsCopy.walletUnread });
    const change_bigint = toSen(amount.value);
    return setAsked({ body: bodyOf(fields, user.id, change_bigint), account: account.value, change_bigint });
  };
  const post = async ({ body }: Asked) => {
    setAsked(null);
    setIsBusy(true);
    key.current ??= crypto.randomUUID();
    const answer = await browser.call<typeof adjustWallet>(
      { method: 'post', path: '/api/admin/wallets/adjust' },
      { idempotency_key: key.current, body },
    );
    setIsBusy(false);
    if (answer.ok || answer.refusal.code !== 'NETWORK_ERROR') key.current = null;
    if (answer.ok) {
      toast.success(copy.done, { description: adjustedText(answer.value) });
      return onDone();
    }
    const { refusal } = answer;
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
    asked,
    check,
    post,
    cancel: () => setAsked(null),
    forgive: () => setProblems({}),
  };
}

function bodyOf(fields: WalletFields, user_id: string, amount_bigint: Sen): Asked['body'] {
  const { description, reference_type, reference_id } = fields;
  return {
    user_id,
    amount_bigint,
    description,
    reference_type,
    reference_id: reference_id.trim() === '' ? null : reference_id.trim(),
  };
}
