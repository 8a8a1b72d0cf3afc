import { useRevalidator } from 'react-router';
import { useViewer } from '#app/hooks/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { AuditFields } from './audit-fields.tsx';
import { AuditFull, type AuditSlots, auditReceived, useAuditForm } from './audit-form.tsx';
import { FormDialog } from './form-dialog.tsx';
import { auditCopy as copy } from './forms-copy.ts';

interface FreeAuditDialogProps {
  readonly slots: AuditSlots;
  readonly onClose: () => void;
}

export function FreeAuditDialog({ slots, onClose }: FreeAuditDialogProps) {
  const { revalidate } = useRevalidator();
  const { refresh } = useViewer();
  const { form, submit, codeField } = useAuditForm(slots, (facts) => {
    toast.success(copy.received.title, { description: auditReceived(facts) });
    revalidate();
    // The code that sent it may have signed somebody in.
    void refresh();
    onClose();
  });
  return (
    <FormDialog
      type="free_audit"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submit={submit}
      onClose={onClose}
    >
      <AuditFull slots={slots} />
      <AuditFields />
      {codeField}
    </FormDialog>
  );
}
