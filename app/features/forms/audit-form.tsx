import type { SentFacts } from '#app/lib/form-reply.ts';
import { formatMonth, nextMonth } from '#shared/dates.ts';
import { CODE_NEEDED, CODE_WRONG } from './audit-codes.ts';
import { auditCopy as copy } from './forms-copy.ts';
import { MailedCode } from './mailed-code.tsx';
import { useLeadForm } from './use-lead-form.ts';

/** The free audits of the month, or null when they could not be read. */
export type AuditSlots = { readonly month: string; readonly remaining: number } | null;

/**
 * The form of the free audit (DECISIONS 64). Who is not signed in gets a code by mail, types it below the same form,
 * and is signed in with it: the application belongs to an account (FORM-004).
 */
export function useAuditForm(slots: AuditSlots, onSent?: (facts: SentFacts) => void) {
  const form = useLeadForm({
    type: 'free_audit',
    wordsFor: ({ code }) => {
      if (code === 'UNAUTHENTICATED') return copy.loginNeeded;
      return code === CODE_NEEDED ? null : undefined;
    },
    ...(onSent !== undefined && { onSent }),
  });
  const isCodeAsked = form.code === CODE_NEEDED || form.code === CODE_WRONG;
  const submit = isFull(slots) ? copy.submitWaiting : copy.submit;
  return {
    form,
    submit: isCodeAsked ? copy.code.submit : submit,
    codeField: isCodeAsked && <MailedCode />,
  };
}

const isFull = (slots: AuditSlots): slots is NonNullable<AuditSlots> => slots?.remaining === 0;

/** Said before the form is filled in: there is no slot left this month. */
export function AuditFull({ slots }: { readonly slots: AuditSlots }) {
  if (!isFull(slots)) return null;
  return (
    <p role="status" className="rounded-control bg-dawn-soft px-4 py-3 text-ui">
      {copy.full(nameOf(nextMonth(slots.month)))}
    </p>
  );
}

/** Somebody on the waiting list is told so: nobody will call within 24 hours. */
export function auditReceived({ place, month }: SentFacts): string {
  const isWaiting = place === 'waiting_list' && month !== undefined && /^\d{4}-\d\d-\d\d$/.test(month);
  return isWaiting ? copy.received.waiting(nameOf(month)) : copy.received.text;
}

const nameOf = (month: string): string => formatMonth(`${month}T00:00:00+07:00`);
