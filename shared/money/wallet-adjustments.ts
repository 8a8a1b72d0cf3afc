export const adjustmentReferences = ['manual_adjustment', 'bonus', 'penalty', 'correction'] as const;
export type AdjustmentReference = (typeof adjustmentReferences)[number];

export const adjustmentStatuses = ['pending', 'approved', 'rejected'] as const;
