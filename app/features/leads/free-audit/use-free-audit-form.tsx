import { useState } from 'react';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { auditSlotsCopy as slotsCopy } from '#messages/leads/audit-slots.ts';
import { auditCopy as copy } from '#messages/leads/forms.ts';
import { formatMonth, nextMonth } from '#shared/time/dates.ts';
import { STEP_TAKEN } from '../email-code/email-code-errors.ts';
import { accountFormToast, emailCodePart } from '../email-code/email-code-part.tsx';
import { useLeadForm } from '../use-lead-form.ts';
import { FreeAuditFields } from './free-audit-fields.tsx';

/** Null when the month's slots could not be read. */
export type FreeAuditSlots = {
  readonly month: string;
  readonly total: number;
  readonly remaining: number;
} | null;

/**
 * Two steps: person and need, then the business (DECISIONS 64). Visitors get a code by mail, enter it in the same form
 * and are signed in, because the application belongs to an account (FORM-004).
 */
export function useFreeAuditForm(slots: FreeAuditSlots, onSuccess?: (facts: FormSuccessData) => void) {
  // Null: the step of the server's last reply.
  const [chosen, setChosen] = useState<1 | 2 | null>(null);
  const form = useLeadForm({
    type: 'free_audit',
    loadSchema: async () => (await import('#contract/leads/forms.ts')).freeAuditSteps,
    toastFor: accountFormToast('free_audit'),
    onSubmit: (event, posted, isValid) => {
      if (posted.get('step') !== '1') return;
      if (isValid) event.preventDefault();
      setChosen(isValid ? 2 : null);
    },
    ...(onSuccess !== undefined && { onSuccess }),
  });
  const isSecond = form.code === STEP_TAKEN || form.submittedValues.step === '2';
  const step = chosen ?? (isSecond ? 2 : 1);
  const { codeField, submit } = emailCodePart(
    form,
    'free_audit',
    isFull(slots) ? copy.submitWaiting : copy.submit,
  );
  return {
    form,
    submit: step === 1 ? copy.next : submit,
    fields: (
      <FreeAuditFields
        step={step}
        opensSecond={form.code === STEP_TAKEN}
        onBack={() => setChosen(1)}
        note={[slotsCopy.minutes, ...placesLeft(slots)].join(' · ')}
      >
        {codeField}
      </FreeAuditFields>
    ),
  };
}

const isFull = (slots: FreeAuditSlots): slots is NonNullable<FreeAuditSlots> => slots?.remaining === 0;

/** The count is shown only once a slot is taken (DECISIONS 64). */
const placesLeft = (slots: FreeAuditSlots): readonly string[] =>
  slots === null || slots.remaining === slots.total || slots.remaining === 0
    ? []
    : [`${slots.remaining} ${slotsCopy.left(slots.total)}`];

export function FreeAuditFull({ slots }: { readonly slots: FreeAuditSlots }) {
  if (!isFull(slots)) return null;
  return (
    <p role="status" className="border-line border-b pb-4 text-ui">
      {copy.full(nameOf(nextMonth(slots.month)))}
    </p>
  );
}

/** The waiting list gets another confirmation, because nobody calls within 24 hours. */
export function freeAuditReceipt({ place, month }: FormSuccessData): string {
  const isWaiting = place === 'waiting_list' && month !== undefined && /^\d{4}-\d\d-\d\d$/.test(month);
  return isWaiting ? copy.received.waiting(nameOf(month)) : copy.received.text;
}

/** Links to the times of the follow-up session; null: the team arranges it. */
export const freeAuditNext = ({ talk }: FormSuccessData) =>
  talk === 'open' ? { to: '/user/bookings/audit/time', label: copy.chooseTime } : null;

const nameOf = (month: string): string => formatMonth(`${month}T00:00:00+07:00`);
