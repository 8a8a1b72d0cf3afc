import type { PickedUser } from '#app/components/inputs/user-picker.tsx';

import type { ReportAnswer } from './report/read-report.ts';

export interface ToolProps {
  /** Preselected by a link from another page. */
  readonly user: PickedUser | null;
  /** Of the address. */
  readonly report: ReportAnswer;
}
