import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PetalRow } from '#app/components/brand/petals.tsx';
import { CheckboxGroupField, ChipsField } from '#app/components/form/checkbox-fields.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import type { FormSuccessData } from '#app/lib/forms/form-reply.ts';
import { auditSlotsCopy as slotsCopy } from '#messages/leads/audit-slots.ts';
import { auditCopy as copy, fieldCopy } from '#messages/leads/forms.ts';
import { auditCompanySizes, auditRevenues, auditRoles, auditServices } from '#shared/leads/forms.ts';
import { formatMonth, nextMonth } from '#shared/time/dates.ts';
import { ConsentField } from '../consent-field.tsx';
import { WhatsappField } from '../contact-fields.tsx';
import { STEP_TAKEN } from '../email-code/email-code-errors.ts';
import { accountFormToast, emailCodePart } from '../email-code/email-code-part.tsx';
import { useLeadForm } from '../use-lead-form.ts';

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

interface FreeAuditFieldsProps {
  readonly step: 1 | 2;
  /** The server-rendered page opens with the second step; later the code field takes the focus. */
  readonly opensSecond: boolean;
  readonly onBack: () => void;
  readonly note: string;
  readonly children: ReactNode;
}

function FreeAuditFields({ step, opensSecond, onBack, note, children }: FreeAuditFieldsProps) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <StepHeading step={step} note={note} onBack={onBack} />
      <div hidden={step === 2} className={STEP}>
        <TextField name="name" label={fieldCopy.name} autoComplete="name" />
        <WhatsappField />
        <RepeatedWorkField />
      </div>
      <div hidden={step === 1} className={STEP}>
        <EmailField name="email" label={fieldCopy.email} hint={copy.emailHint} opens={opensSecond} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField name="companyName" label={fieldCopy.company} autoComplete="organization" />
          <TextField
            name="companyWebsite"
            label={fieldCopy.website}
            inputMode="url"
            autoComplete="url"
            isOptional
          />
        </div>
        <SelectField name="role" label={fieldCopy.role} options={auditRoles} labels={fieldCopy.answers} />
        <div className="hidden in-[form:has(option[value=Other]:checked)]:block">
          <TextField name="customRole" label={fieldCopy.ownRole} isOptional />
        </div>
        <ChipsField name="companySize" label={fieldCopy.employees} options={auditCompanySizes} />
        <ChipsField
          name="revenue"
          label={fieldCopy.revenue}
          hint={copy.revenueHint}
          options={auditRevenues}
          labels={fieldCopy.answers}
        />
        <CheckboxGroupField
          name="services"
          label={copy.services}
          options={auditServices}
          labels={fieldCopy.answers}
        />
        <ConsentField />
        {children}
      </div>
    </>
  );
}

const STEP = 'grid content-start gap-5 [&[hidden]]:hidden';

type StepHeadingProps = Pick<FreeAuditFieldsProps, 'step' | 'note' | 'onBack'>;

function StepHeading({ step, note, onBack }: StepHeadingProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step === 2 && shown.current === 1) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b pb-3">
      <p ref={heading} tabIndex={-1} className="flex items-center gap-2.5 font-semibold outline-none">
        <PetalRow total={2} lit={step} />
        {copy.steps[step - 1]}
      </p>
      {step === 1 ? (
        <p className="num text-ink-2 text-small">{note}</p>
      ) : (
        <button
          type="button"
          onClick={onBack}
          className="min-h-tap shrink-0 font-semibold text-link text-ui underline-offset-4 hover:underline"
        >
          {copy.back}
        </button>
      )}
    </div>
  );
}

function RepeatedWorkField() {
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const read = ({ target }: FormEvent) => target instanceof HTMLTextAreaElement && setText(target.value);
  const toggle = (words: string) => {
    const area = field.current?.querySelector('textarea');
    if (area === null || area === undefined) return;
    area.value = toggleWords(area.value, words);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div ref={field} onInput={read} className="grid gap-4">
      <TextareaField name="challenges" label={copy.challenges} hint={copy.challengesHint} rows={3} />
      <fieldset className="noscript:hidden -order-1 flex flex-wrap gap-2">
        <legend className="mb-2 font-semibold text-ui">{copy.repeated}</legend>
        {copy.repeatedWork.map((words) => (
          <button
            key={words}
            type="button"
            aria-pressed={includesPhrase(text, words)}
            onClick={() => toggle(words)}
            className="min-h-tap rounded-control px-3.5 text-ui shadow-[inset_0_0_0_1px_var(--control-line)] transition-colors hover:bg-soft aria-pressed:bg-dawn-soft aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_2px_var(--action)]"
          >
            {words}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

const partsOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const includesPhrase = (text: string, words: string) => partsOf(text).includes(words);

function toggleWords(text: string, words: string): string {
  const parts = partsOf(text);
  return (includesPhrase(text, words) ? parts.filter((part) => part !== words) : [...parts, words]).join(
    ', ',
  );
}
