import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import type { Rupiah } from '#shared/money.ts';
import { walletCopy } from '../wallet-copy.ts';

interface TopUpOptions {
  readonly method?: string | null | undefined;
  readonly intentId?: string | undefined;
}

/** What the top-up action answers when it does not lead to the gateway. */
export interface TopUpProblem {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
}

/**
 * Opens one payment at a time; on success the browser leaves for the gateway's page. The key stays the same until
 * an answer came, so a retry after a lost answer opens no second payment.
 */
export function useTopUp() {
  const fetcher = useFetcher<TopUpProblem>();
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
    /** `method`: a gateway's name, or null for the usual one. `intentId`: the purchase that goes on once the money is there. */
    open: (amount: Rupiah, { method = null, intentId }: TopUpOptions = {}) => {
      if (fetcher.state !== 'idle') return;
      key.current ??= crypto.randomUUID();
      fetcher.submit(
        {
          amount: String(amount),
          idempotency_key: key.current,
          payment_method: method ?? '',
          intent_id: intentId ?? '',
        },
        { method: 'post', action: '/user/topup' },
      );
    },
  };
}
