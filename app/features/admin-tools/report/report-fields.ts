import { reportCopy as copy } from '#messages/admin-tools.ts';
import { lastDays, monthOf } from '#shared/dates.ts';
import { addDays, groupDays } from '#shared/day-groups.ts';
import type { ReportFormat, ReportGroup, ReportType } from '#shared/reports.ts';

export interface ReportFields {
  readonly start_date: string;
  readonly end_date: string;
  readonly report_type: ReportType;
  readonly group_by: ReportGroup;
  readonly format: ReportFormat;
}
export type ReportProblems = Readonly<Partial<Record<'start_date' | 'end_date', string>>>;

export const emptyReportFields: ReportFields = {
  start_date: '',
  end_date: '',
  report_type: 'revenue',
  group_by: 'day',
  format: 'json',
};

/** AREP-007: both dates are required. The server checks their order. */
export function validateReport({ start_date, end_date }: ReportFields): ReportProblems {
  return {
    ...(start_date === '' && { start_date: copy.dates }),
    ...(end_date === '' && { end_date: copy.dates }),
  };
}

interface DatePreset {
  readonly label: string;
  readonly dates: Pick<ReportFields, 'start_date' | 'end_date'>;
}

/** In WIB. */
export function datePresets(now: Date): readonly DatePreset[] {
  const [today = ''] = lastDays(now, 1);
  const thisMonth = monthOf(now);
  const lastOfBefore = addDays(thisMonth, -1);
  return [
    { label: copy.presets.days, dates: { start_date: addDays(today, -29), end_date: today } },
    { label: copy.presets.thisMonth, dates: { start_date: thisMonth, end_date: today } },
    {
      label: copy.presets.lastMonth,
      dates: { start_date: `${lastOfBefore.slice(0, 8)}01`, end_date: lastOfBefore },
    },
  ];
}

/** Null where only the server knows. */
export function expectedRows({ start_date, end_date, group_by }: ReportFields): number | null {
  if (group_by === 'product') return null;
  return groupDays({ first: start_date, last: end_date }, group_by).length;
}
