import { decideRefund } from '#contract/admin/refunds.ts';
import { localized } from '#contract/format-message.ts';

export const decisionInput = decideRefund.body
  .strip()
  .refine(({ verdict, note }) => verdict === 'approve' || note !== '', {
    path: ['note'],
    error: () => localized(decideRefund.refusals.REASON_REQUIRED.message),
  });
