import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import { Segmented } from '#app/components/ui/segmented.tsx';
import { Select } from '#app/components/ui/select.tsx';
import { reportCopy as copy } from '#messages/admin-tools.ts';
import { reportFormats, reportGroups, reportTypes } from '#shared/reports.ts';
import { datePresets, emptyReportFields, type ReportFields } from './report-fields.ts';
import { ReportResult } from './report-result.tsx';
import { useReport } from './use-report.ts';

/** AREP-007 to AREP-011 */
export function ReportTool() {
  const [fields, setFields] = useState<ReportFields>(emptyReportFields);
  const report = useReport(() => setFields(emptyReportFields));
  const change = (changed: Partial<ReportFields>) => {
    setFields((current) => ({ ...current, ...changed }));
    report.clearErrors();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void report.send(fields);
  };
  return (
    <div className="grid items-start gap-x-12 gap-y-9 xl:grid-cols-[19rem_minmax(0,1fr)]">
      <form method="post" onSubmit={submit} noValidate aria-label={copy.title} className="grid gap-5">
        <header>
          <h2 className="text-t3">{copy.title}</h2>
          <p className="mt-1 max-w-[36em] text-ink-2 text-ui">{copy.hint}</p>
        </header>
        <DateFields fields={fields} problems={report.problems} onChange={change} />
        <ReportOptions fields={fields} onChange={change} />
        <Button
          type="submit"
          className="justify-self-start"
          busyText={report.isBusy ? copy.processing : undefined}
        >
          {copy.submit}
        </Button>
      </form>
      <ReportResult report={report.report} />
    </div>
  );
}

interface PartProps {
  readonly fields: ReportFields;
  readonly onChange: (changed: Partial<ReportFields>) => void;
}

function DateFields({
  fields,
  problems,
  onChange,
}: PartProps & Pick<ReturnType<typeof useReport>, 'problems'>) {
  return (
    <div className="grid gap-3">
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <Field label={copy.start} error={problems.start_date} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="num"
              value={fields.start_date}
              max={fields.end_date || undefined}
              onChange={({ target }) => onChange({ start_date: target.value })}
            />
          )}
        </Field>
        <Field label={copy.end} error={problems.end_date} required>
          {(control) => (
            <Input
              {...control}
              type="date"
              className="num"
              value={fields.end_date}
              min={fields.start_date || undefined}
              onChange={({ target }) => onChange({ end_date: target.value })}
            />
          )}
        </Field>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{copy.spans}</legend>
        {datePresets(new Date()).map(({ label, dates }) => (
          <Button key={label} variant="outline" size="sm" onClick={() => onChange(dates)}>
            {label}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

function ReportOptions({ fields, onChange }: PartProps) {
  const { report_type, group_by } = fields;
  const isWithoutProduct = group_by === 'product' && (report_type === 'topups' || report_type === 'wallets');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-1">
        <Field label={copy.type}>
          {(control) => (
            <Select
              {...control}
              value={report_type}
              onChange={({ target }) =>
                onChange({ report_type: reportTypes.find((option) => option === target.value) ?? 'revenue' })
              }
            >
              {reportTypes.map((option) => (
                <option key={option} value={option}>
                  {copy.types[option]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={copy.group} hint={isWithoutProduct ? copy.noProduct : undefined}>
          {(control) => (
            <Select
              {...control}
              value={group_by}
              onChange={({ target }) =>
                onChange({ group_by: reportGroups.find((option) => option === target.value) ?? 'day' })
              }
            >
              {reportGroups.map((option) => (
                <option key={option} value={option}>
                  {copy.groups[option]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="font-semibold text-small">
          {copy.format}
        </span>
        <Segmented
          label={copy.format}
          choices={reportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          value={fields.format}
          onChange={(format) => onChange({ format })}
        />
      </div>
    </>
  );
}
