import type { Sen } from '#shared/money/money.ts';

/** The wallet would go below zero. Amounts in sen. */
export interface InsufficientBalance {
  readonly code: 'INSUFFICIENT_BALANCE';
  readonly wallet_id: string;
  readonly balance_bigint: Sen;
  readonly amount_bigint: Sen;
}

/** The key was posted before: the money has moved, once. */
export interface AlreadyPosted {
  readonly code: 'ALREADY_POSTED';
  readonly posting_id: number;
}
