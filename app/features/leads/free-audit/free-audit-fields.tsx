import { type ReactNode, useEffect, useRef } from 'react';
import { PetalRow } from '#app/components/brand/petals.tsx';
import { CheckboxGroupField, ChipsField } from '#app/components/form/checkbox-fields.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { SelectField, TextField } from '#app/components/form/text-fields.tsx';
import { auditCopy as copy, fieldCopy } from '#messages/leads/forms.ts';
import { auditCompanySizes, auditRevenues, auditRoles, auditServices } from '#shared/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { WhatsappField } from '../contact-fields.tsx';
import { RepeatedWorkField } from './repeated-work-field.tsx';

interface FreeAuditFieldsProps {
  readonly step: 1 | 2;
  /** The server-rendered page opens with the second step; later the code field takes the focus. */
  readonly opensSecond: boolean;
  readonly onBack: () => void;
  readonly note: string;
  readonly children: ReactNode;
}

export function FreeAuditFields({ step, opensSecond, onBack, note, children }: FreeAuditFieldsProps) {
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
