import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useSendOnce } from '#app/hooks/use-send-once.ts';
import { toast } from '#app/lib/toast.ts';
import { walletCopy } from '#messages/wallet/wallet.ts';
import type { Rupiah } from '#shared/money/money.ts';

interface TopUpOptions {
  readonly method?: string | null | undefined;
  readonly intentId?: string | undefined;
}

export interface TopUpProblem {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/** The key stays until the server has answered, so that a retry opens no second payment. */
export function useTopUp() {
  const fetcher = useFetcher<TopUpProblem>();
  const sendOnce = useSendOnce();
  const key = useRef<string | null>(null);
  const problem = fetcher.data ?? null;
  useEffect(() => {
    if (problem === null) return;
    key.current = null;
    if (problem.field === null) toast.error(walletCopy.failedTitle, { description: problem.message });
  }, [problem]);
  return {
    isBusy: fetcher.state !== 'idle',
    fieldError: problem?.field ?? null,
    /** `method`: a gateway, or null for the default. `intentId`: the purchase that completes once the money arrives. */
    open: (amount: Rupiah, { method = null, intentId }: TopUpOptions = {}) => {
      if (fetcher.state !== 'idle') return;
      key.current ??= crypto.randomUUID();
      const fields = {
        amount: String(amount),
        idempotency_key: key.current,
        payment_method: method ?? '',
        intent_id: intentId ?? '',
      };
      sendOnce(() => fetcher.submit(fields, { method: 'post', action: '/user/topup' }));
    },
  };
}
