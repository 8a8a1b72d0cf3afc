import { useState } from 'react';
import { FormDialog } from '#app/components/dialogs/form-dialog.tsx';
import { FormField } from '#app/components/form/text-fields.tsx';
import { useAdminForm } from '#app/components/form/use-admin-form.ts';
import { Input } from '#app/components/ui/input.tsx';
import { importProducts, type ImportReport as Report } from '#contract/admin/product-lists.ts';
import { importCopy as copy } from '#messages/admin-product-import.ts';
import { productsCopy } from '#messages/admin-products.ts';
import type { ProductKind } from '../product-kind.ts';
import { importInput } from './import-action.ts';
import { ImportReport } from './import-report.tsx';

interface ImportDialogProps {
  readonly kind: ProductKind;
  readonly onClose: () => void;
}

/** A dry run first; writing is a second step, which posts the same file. Nothing is written while a row is invalid. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const [report, setReport] = useState<Report | null>(null);
  const form = useAdminForm({
    id: 'import',
    action: kind.path,
    encType: 'multipart/form-data',
    schema: importInput,
    failed: productsCopy.error,
    onDone: (facts) => {
      const made = importProducts.output.parse(JSON.parse(facts.report ?? ''));
      if (made.is_written) onClose();
      else setReport(made);
    },
  });
  const changes = report === null ? 0 : report.created + report.updated;
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
            className="py-2.5"
            onChange={() => setReport(null)}
          />
        )}
      </FormField>
      {report !== null && <ImportReport report={report} />}
    </FormDialog>
  );
}
