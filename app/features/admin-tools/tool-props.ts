import type { PickedUser } from '#app/components/inputs/user-picker.tsx';

import type { ReportAnswer } from './report/read-report.ts';

export interface ToolProps {
  /** Preselected by a link from another page. */
  readonly user: PickedUser | null;
  /** Rupiah that one admin may correct within 24 hours; null: not read. */
  readonly limit: string | null;
  /** Of the address. */
  readonly report: ReportAnswer;
}
