import { useRef, useState } from 'react';
import { toast } from '#app/lib/toast.ts';
import type { adjustWallet } from '#contract/admin/wallets.ts';
import { createClient } from '#contract/client.ts';
import { formatRupiah, rupiah, type Sen, toRupiah, toSen } from '#shared/money.ts';
import { failureText, tellInvalid } from './tool-answer.ts';
import { toolsCopy } from './tools-copy.ts';
import { type WalletFields, type WalletProblems, walletProblemsOf } from './wallet-fields.ts';
import { walletToolCopy as copy } from './wallet-tool-copy.ts';

const browser = createClient((request) => fetch(request));

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

/** ATOOL-002, ATOOL-003. The key stays the same until the server has answered. */
export function useAdjustment(onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<WalletProblems>({});
  const key = useRef<string | null>(null);
  const send = async (fields: WalletFields) => {
    const found = walletProblemsOf(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return tellInvalid(found);
    setIsBusy(true);
    key.current ??= crypto.randomUUID();
    const answer = await ask(fields, key.current);
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
  return { isBusy, problems, send, forgive: () => setProblems({}) };
}

function ask(fields: WalletFields, idempotency_key: string) {
  return browser.call<typeof adjustWallet>(
    { method: 'post', path: '/api/admin/wallets/adjust' },
    {
      idempotency_key,
      body: {
        user_id: fields.user.trim(),
        amount_bigint: toSen(rupiah(Number(fields.amount))),
        description: fields.description,
        reference_type: fields.reference_type,
        reference_id: fields.reference_id.trim() === '' ? null : fields.reference_id.trim(),
      },
    },
  );
}
