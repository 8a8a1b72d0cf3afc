import { useNavigate, useRevalidator } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import { toast } from '#app/lib/toast.ts';
import { auditCopy as copy } from '#messages/leads/forms.ts';
import { LeadFormDialog } from '../lead-form-dialog.tsx';
import {
  FreeAuditFull,
  type FreeAuditSlots,
  freeAuditNext,
  freeAuditReceipt,
  useFreeAuditForm,
} from './use-free-audit-form.tsx';

interface FreeAuditDialogProps {
  readonly slots: FreeAuditSlots;
  readonly onClose: () => void;
}

export function FreeAuditDialog({ slots, onClose }: FreeAuditDialogProps) {
  const { revalidate } = useRevalidator();
  const { refresh } = useViewer();
  const navigate = useNavigate();
  const { form, submit, fields } = useFreeAuditForm(slots, (facts) => {
    const next = freeAuditNext(facts);
    toast.success(copy.received.title, {
      description: freeAuditReceipt(facts),
      // Stays longer than other toasts, because it has an action.
      ...(next !== null && {
        duration: 20_000,
        action: { label: next.label, onClick: () => void navigate(next.to) },
      }),
    });
    revalidate();
    // The mailed code may have signed the visitor in.
    void refresh();
    onClose();
  });
  return (
    <LeadFormDialog
      type="free_audit"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submitLabel={submit}
      onClose={onClose}
    >
      <FreeAuditFull slots={slots} />
      {fields}
    </LeadFormDialog>
  );
}
