import type { PickedUser } from '#app/components/inputs/user-picker.tsx';

import type { ReportAnswer } from './report/read-report.ts';

export interface ToolProps {
  readonly user: PickedUser | null;
  /** Rupiah that one admin may correct within 24 hours; null: not read. */
  readonly limit: string | null;
  readonly report: ReportAnswer;
}
