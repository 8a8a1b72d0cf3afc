import { FormProvider, getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { DateField } from '#app/components/form/date-field.tsx';
import { SegmentedFormField } from '#app/components/form/segmented-form-field.tsx';
import { ChoiceField } from '#app/components/form/staff-fields.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { toast } from '#app/lib/toast.ts';
import { reportCopy as copy } from '#messages/operations/admin-tools.ts';
import { formatCount } from '#shared/money/money.ts';
import { reportFormats } from '#shared/reports/reports.ts';
import { addDays, lastDays, monthOf } from '#shared/time/dates.ts';
import { ReportResult } from './report-result.tsx';
import { firstProblem, parseReport, type ReportAnswer, type ToolProps } from './tool-props.ts';

/** A report is a read, so its address can be shared and the fields are empty again (AREP-007 to AREP-011). */
export function ReportTool({ report }: ToolProps) {
  const { form, isBusy } = useReportForm(report);
  const { report_type, group_by } = form.value ?? {};
  const isWithoutProduct = group_by === 'product' && (report_type === 'topups' || report_type === 'wallets');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <FormProvider context={form.context}>
        <Form
          {...getFormProps(form)}
          method="get"
          preventScrollReset
          aria-label={copy.title}
          className="grid gap-5"
        >
          <header>
            <h2 className="text-t3">{copy.title}</h2>
            <p className="mt-1 max-w-[36em] text-ink-2 text-ui">{copy.hint}</p>
          </header>
          <input type="hidden" name="tab" value="reports" />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{copy.spans}</legend>
            {datePresets(new Date()).map(({ label, dates }) => (
              <Button
                key={label}
                variant="outline"
                size="sm"
                onClick={() => {
                  for (const [name, value] of Object.entries(dates)) form.update({ name, value });
                }}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4">
            <DateField name="start_date" label={copy.start} />
            <DateField name="end_date" label={copy.end} />
            <ChoiceField name="report_type" label={copy.type} options={copy.types} />
            <ChoiceField
              name="group_by"
              label={copy.group}
              options={copy.groups}
              hint={isWithoutProduct ? copy.noProduct : undefined}
            />
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <SegmentedFormField
              name="format"
              label={copy.format}
              choices={reportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
            />
            <Button type="submit" busyText={isBusy ? copy.processing : undefined}>
              {copy.submit}
            </Button>
          </div>
        </Form>
      </FormProvider>
      <ReportResult report={report} />
    </div>
  );
}

/** Toasts announce reports requested here, not one opened by its address (ATOOL-002, ATOOL-003). */
function useReportForm(report: ReportAnswer) {
  const isAsked = useRef(false);
  const [form] = useForm<typeof emptyReport>({
    id: 'report-tool',
    lastResult: report?.table === null ? report.result : null,
    defaultValue: emptyReport,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const submission = parseReport(formData);
      if (submission.status === 'error') showInvalid(submission.reply());
      return submission;
    },
    onSubmit: () => {
      isAsked.current = true;
    },
  });
  const { reset } = form;
  useEffect(() => {
    if (report === null || !isAsked.current) return;
    isAsked.current = false;
    if (report.table === null) {
      toast.error(copy.failed, { description: report.message });
      return;
    }
    toast.success(copy.done, { description: copy.rows(formatCount(report.row_count)) });
    reset();
  }, [report, reset]);
  const isBusy = useNavigation().formData?.get('tab') === 'reports';
  return { form, isBusy };
}

function showInvalid(result: SubmissionResult): void {
  const message = firstProblem(result);
  if (message === copy.dates) toast.error(message);
  else toast.error(copy.failed, { description: message });
}

/** The initial values of a new report (AREP-008 to AREP-010). */
const emptyReport = {
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
