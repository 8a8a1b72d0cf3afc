import { reportCopy as copy } from '#messages/operations/admin-tools.ts';
import { lastDays, monthOf } from '#shared/time/dates.ts';
import { addDays } from '#shared/time/day-groups.ts';

/** The initial values of a new report (AREP-008 to AREP-010). */
export const emptyReport = {
  start_date: '',
  end_date: '',
  report_type: 'revenue',
  group_by: 'day',
  format: 'csv',
};

interface DatePreset {
  readonly label: string;
  readonly dates: { readonly start_date: string; readonly end_date: string };
}

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
