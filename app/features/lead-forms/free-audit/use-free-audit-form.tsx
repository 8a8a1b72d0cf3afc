import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { auditCopy as copy } from '#messages/lead-forms.ts';
import { formatMonth, nextMonth } from '#shared/time/dates.ts';
import { accountFormToast, emailCodePart } from '../email-code/email-code-part.tsx';
import { useLeadForm } from '../use-lead-form.ts';

/** The free audits of the month, or null when they could not be read. */
export type FreeAuditSlots = { readonly month: string; readonly remaining: number } | null;

/**
 * The form of the free audit (DECISIONS 64). Visitors get a code by mail, enter it in the same form and are signed in:
 * the application belongs to an account (FORM-004).
 */
export function useFreeAuditForm(slots: FreeAuditSlots, onSuccess?: (facts: FormSuccessData) => void) {
  const form = useLeadForm({
    type: 'free_audit',
    toastFor: accountFormToast('free_audit'),
    ...(onSuccess !== undefined && { onSuccess }),
  });
  const submit = isFull(slots) ? copy.submitWaiting : copy.submit;
  return { form, ...emailCodePart(form, 'free_audit', submit) };
}

const isFull = (slots: FreeAuditSlots): slots is NonNullable<FreeAuditSlots> => slots?.remaining === 0;

/** Shown before the form: no slot is left this month. */
export function FreeAuditFull({ slots }: { readonly slots: FreeAuditSlots }) {
  if (!isFull(slots)) return null;
  return (
    <p role="status" className="rounded-control bg-dawn-soft px-4 py-3 text-ui">
      {copy.full(nameOf(nextMonth(slots.month)))}
    </p>
  );
}

/** The waiting list gets another confirmation: nobody will call within 24 hours. */
export function freeAuditReceipt({ place, month }: FormSuccessData): string {
  const isWaiting = place === 'waiting_list' && month !== undefined && /^\d{4}-\d\d-\d\d$/.test(month);
  return isWaiting ? copy.received.waiting(nameOf(month)) : copy.received.text;
}

/** The talk about it has times like any other session; null: it is arranged by the team. */
export const freeAuditNext = ({ talk }: FormSuccessData) =>
  talk === 'open' ? { to: '/user/bookings/audit/time', label: copy.chooseTime } : null;

const nameOf = (month: string): string => formatMonth(`${month}T00:00:00+07:00`);
