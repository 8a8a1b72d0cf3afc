import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#app/lib/toast.ts';
import { formatMonth, nextMonth } from '#shared/dates.ts';
import { AuditFields } from './audit-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import { auditCopy as copy } from './forms-copy.ts';
import type { Sent } from './send-form.ts';
import { useForm } from './use-form.ts';

/** The free audits of the month, or null when they could not be read. */
export type AuditSlots = { readonly month: string; readonly remaining: number } | null;

interface FreeAuditDialogProps {
  readonly slots: AuditSlots;
  readonly onClose: () => void;
}

export function FreeAuditDialog({ slots, onClose }: FreeAuditDialogProps) {
  const { revalidate } = useRevalidator();
  const [role, setRole] = useState('');
  const isFull = slots !== null && slots.remaining === 0;
  const form = useForm({
    type: 'free_audit',
    loginNeeded: copy.loginNeeded,
    onSent: (sent) => {
      toast.success(copy.received.title, { description: receivedText(sent) });
      revalidate();
      onClose();
    },
  });
  return (
    <FormDialog
      type="free_audit"
      form={form}
      title={copy.title}
      lede={copy.lede}
      submit={isFull ? copy.submitWaiting : copy.submit}
      onClose={onClose}
    >
      {isFull && (
        <p role="status" className="rounded-control bg-dawn-soft px-4 py-3 text-ui">
          {copy.full(nameOf(nextMonth(slots.month)))}
        </p>
      )}
      <AuditFields role={role} onRole={setRole} />
    </FormDialog>
  );
}

/** Somebody on the waiting list is told so: nobody will call within 24 hours. */
function receivedText({ place, month }: Sent): string {
  if (place === 'waiting_list' && month !== undefined) return copy.received.waiting(nameOf(month));
  return copy.received.text;
}

const nameOf = (month: string): string => formatMonth(`${month}T00:00:00+07:00`);
