import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '#app/hooks/session/use-viewer.ts';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { auditCopy as copy } from '#messages/lead-forms.ts';
import { LeadFormDialog } from '../lead-form-dialog.tsx';
import { FreeAuditFields } from './free-audit-fields.tsx';
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
  const [facts, setFacts] = useState<FormSuccessData | null>(null);
  const { form, submit, codeField } = useFreeAuditForm(slots, (received) => {
    setFacts(received);
    revalidate();
    // The mailed code may have signed the visitor in.
    void refresh();
  });
  return (
    <LeadFormDialog
      type="free_audit"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submitLabel={submit}
      onClose={onClose}
      receipt={
        facts && { title: copy.received.title, text: freeAuditReceipt(facts), next: freeAuditNext(facts) }
      }
    >
      <FreeAuditFull slots={slots} />
      <FreeAuditFields />
      {codeField}
    </LeadFormDialog>
  );
}
