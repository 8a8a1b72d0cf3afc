import { decideRefund } from '#contract/refunds/admin.ts';
import { adminInput } from '#messages/input/admin.ts';

export const decisionInput = decideRefund.body
  .strip()
  .refine(({ verdict, note }) => verdict === 'approve' || note !== '', {
    path: ['note'],
    error: () => adminInput.reasonRequired,
  });
