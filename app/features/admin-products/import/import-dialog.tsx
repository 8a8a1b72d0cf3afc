import { type FormEvent, useId, useState } from 'react';
import { DialogFrame } from '#app/components/dialogs/dialog-frame.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { Field } from '#app/components/ui/field.tsx';
import { Input } from '#app/components/ui/input.tsx';
import type { importProducts } from '#contract/admin/product-lists.ts';
import { createClient } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { importCopy as copy } from '#messages/admin-product-import.ts';
import type { ProductKind } from '../product-kind.ts';
import { showError, showSuccess } from '../product-toasts.ts';
import { ImportReport } from './import-report.tsx';

const MAX_FILE_SIZE = 2_000_000;
/** Thousands of rows are one transaction. */
const slowClient = createClient((request) => fetch(request), { timeoutMs: 180_000 });
const importRoute = { method: 'post', path: '/api/admin/products/import' } as const;
type Report = OutputOf<typeof importProducts>;

interface ImportDialogProps {
  readonly kind: ProductKind;
  readonly onClose: () => void;
  readonly onWritten: () => void;
}

/** A dry run first; writing is a second step. */
export function ImportDialog({ kind, onClose, onWritten }: ImportDialogProps) {
  const { csv, report, problem, isBusy, check, write, reset } = useImport(kind, () => {
    onWritten();
    onClose();
  });
  const form = useId();
  const frame = { title: copy.title, text: copy.text, onClose };
  if (csv !== null && report !== null)
    return (
      <DialogFrame
        {...frame}
        size="medium"
        actions={
          <ReportActions report={report} isBusy={isBusy} onReset={reset} onWrite={() => void write()} />
        }
      >
        <ImportReport report={report} />
      </DialogFrame>
    );
  const submit = (
    <Button type="submit" form={form} busyText={isBusy ? copy.checking : undefined}>
      {copy.check}
    </Button>
  );
  return (
    <DialogFrame {...frame} actions={submit}>
      <FileForm id={form} problem={problem} onCheck={(file) => void check(file)} />
    </DialogFrame>
  );
}

interface FileFormProps {
  readonly id: string;
  readonly problem: string | null;
  readonly onCheck: (file: File | null) => void;
}

function FileForm({ id, problem, onCheck }: FileFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    onCheck(file instanceof File && file.size > 0 ? file : null);
  };
  return (
    <form method="post" id={id} onSubmit={submit} noValidate>
      <Field label={copy.file} hint={copy.hint} error={problem} required>
        {(control) => (
          <Input {...control} type="file" name="file" accept=".csv,text/csv" className="py-2.5" />
        )}
      </Field>
    </form>
  );
}

interface ReportActionsProps {
  readonly report: Report;
  readonly isBusy: boolean;
  readonly onReset: () => void;
  readonly onWrite: () => void;
}

/** Nothing can be written while a row is invalid. */
function ReportActions({ report, isBusy, onReset, onWrite }: ReportActionsProps) {
  const changes = report.created + report.updated;
  return (
    <>
      <Button variant="outline" onClick={onReset}>
        {copy.again}
      </Button>
      {report.refused === 0 && changes > 0 && (
        <Button onClick={onWrite} busyText={isBusy ? copy.writing : undefined}>
          {copy.write(changes)}
        </Button>
      )}
    </>
  );
}

function useImport({ is_subscription }: ProductKind, onWritten: () => void) {
  const [csv, setCsv] = useState<string | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // One key per file, so that a retry writes nothing twice.
  const [key, setKey] = useState('');
  async function requestImport(text: string, dry_run: boolean) {
    setIsBusy(true);
    const body = { csv: text, is_subscription, dry_run };
    const idempotency_key = dry_run ? crypto.randomUUID() : key;
    const result = await slowClient.call<typeof importProducts>(importRoute, { body, idempotency_key });
    setIsBusy(false);
    return result;
  }
  async function check(file: File | null): Promise<void> {
    if (file === null) return setProblem(copy.noFile);
    const text = await file.text();
    if (text.length > MAX_FILE_SIZE) return setProblem(copy.tooLarge);
    if (/[\0\uFFFD]/.test(text)) return setProblem(copy.notText);
    const result = await requestImport(text, true);
    if (!result.ok) return setProblem(result.refusal.message);
    setProblem(null);
    setCsv(text);
    setKey(crypto.randomUUID());
    setReport(result.value);
  }
  async function write(): Promise<void> {
    if (csv === null) return;
    const result = await requestImport(csv, false);
    if (!result.ok) {
      showError(copy.failed);
      return;
    }
    setReport(result.value);
    // A product that changed since the dry run makes the whole import invalid.
    if (!result.value.is_written) return;
    showSuccess(copy.done(result.value.created, result.value.updated));
    onWritten();
  }
  const reset = () => {
    setReport(null);
    setCsv(null);
  };
  return { csv, report, problem, isBusy, check, write, reset };
}
