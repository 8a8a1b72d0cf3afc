import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { FormField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Input } from '#app/components/ui/input.tsx';
import type { FormSchema } from '#app/lib/forms/parse-form.ts';

interface Report {
  readonly is_written: boolean;
  /** The number of rows with mistakes. */
  readonly refused: number;
}

interface ImportCopy {
  readonly title: string;
  readonly text: string;
  readonly file: string;
  readonly hint: string;
  readonly check: string;
  readonly checking: string;
  readonly write: (changes: number) => string;
  readonly writing: string;
}

interface ImportDialogProps<Made extends Report> {
  readonly id: string;
  readonly action: string;
  readonly schema: FormSchema;
  readonly report: z.ZodType<Made>;
  readonly failed: string;
  readonly copy: ImportCopy;
  readonly countChanges: (report: Made) => number;
  readonly renderReport: (report: Made) => ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Posts the file for a dry run, then again to write it; no second step while a row has mistakes. */
export function ImportDialog<Made extends Report>(props: ImportDialogProps<Made>) {
  const { copy, children, onClose } = props;
  const [report, setReport] = useState<Made | null>(null);
  const form = useAdminForm({
    id: props.id,
    action: props.action,
    encType: 'multipart/form-data',
    schema: props.schema,
    failed: props.failed,
    onDone: (facts) => {
      const made = props.report.parse(JSON.parse(facts.report ?? ''));
      if (made.is_written) onClose();
      else setReport(made);
    },
  });
  const changes = report === null ? 0 : props.countChanges(report);
  return (
    <FormDialog
      title={copy.title}
      text={copy.text}
      size={report === null ? 'slim' : 'medium'}
      form={form}
      hiddenFields={{ intent: 'import', dry_run: String(report === null) }}
      submitLabel={report === null ? copy.check : copy.write(changes)}
      busyText={report === null ? copy.checking : copy.writing}
      canSubmit={report === null || (report.refused === 0 && changes > 0)}
      onClose={onClose}
    >
      <FormField name="file" label={copy.file} hint={copy.hint}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="py-3 file:mr-3 file:cursor-pointer file:font-semibold file:text-link"
            onChange={() => setReport(null)}
          />
        )}
      </FormField>
      {children}
      {report !== null && props.renderReport(report)}
    </FormDialog>
  );
}
