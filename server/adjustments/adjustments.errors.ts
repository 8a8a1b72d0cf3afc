import type { RefusalOf } from '#contract/endpoint.ts';
import type { adjustWallet, decideAdjustment } from '#contract/wallet/admin.ts';
import type { KeyReused } from '#server/platform/database/idempotency.ts';

export type AdjustmentRefusal = RefusalOf<typeof adjustWallet> | KeyReused;
export type OverdrawRefusal = Extract<AdjustmentRefusal, { code: 'INSUFFICIENT_BALANCE' }>;
export type DecisionRefusal = RefusalOf<typeof decideAdjustment> | KeyReused;
