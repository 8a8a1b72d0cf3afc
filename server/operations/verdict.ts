import type { StatusCheck } from '#contract/operations/admin-status.ts';

export type Verdict = Omit<StatusCheck, 'subject' | 'state'>;

const HOUR_MS = 3_600_000;

export const hoursSince = (at: Date, now: Date) => (now.getTime() - at.getTime()) / HOUR_MS;
