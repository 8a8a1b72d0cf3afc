import { decideRefund } from '#contract/admin/sales/refunds.ts';
import { adminInput } from '#messages/admin-input.ts';

export const decisionInput = decideRefund.body
  .strip()
  .refine(({ verdict, note }) => verdict === 'approve' || note !== '', {
    path: ['note'],
    error: () => adminInput.reasonRequired,
  });
