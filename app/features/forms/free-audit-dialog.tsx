import { useRevalidator } from 'react-router';
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
  const { form, submit, codeField } = useAuditForm(slots, (facts) => {
    toast.success(copy.received.title, { description: auditReceived(facts) });
    revalidate();
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
