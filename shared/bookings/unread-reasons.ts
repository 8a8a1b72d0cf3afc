export const UNREAD_REASONS = [
  'NOT_CLOSED',
  'NO_START',
  'BAD_LINE',
  'BAD_RULE',
  'TOO_OFTEN',
  'UNKNOWN_ZONE',
  'NO_TIME_LEFT',
  'NO_TEXT',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];
