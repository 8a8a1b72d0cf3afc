import { type ReactNode, useEffect, useRef } from 'react';
import { CheckboxGroupField, ChipsField } from '#app/components/form/checkbox-fields.tsx';
import { EmailField } from '#app/components/form/email-field.tsx';
import { SelectField, TextField } from '#app/components/form/text-fields.tsx';
import { auditCopy as copy, fieldCopy } from '#messages/lead-forms.ts';
import { auditCompanySizes, auditRevenues, auditRoles, auditServices } from '#shared/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { WhatsappField } from '../contact-fields.tsx';
import { RepeatedWorkField } from './repeated-work-field.tsx';

interface FreeAuditFieldsProps {
  readonly step: 1 | 2;
  /** The page comes with the second step, before any script; later the code takes the focus. */
  readonly opensSecond: boolean;
  /** Back to the first step. */
  readonly onBack: () => void;
  /** What the second step ends with: the mailed code. */
  readonly children: ReactNode;
}

/** Fields of the free audit in two steps; those of the other step stay in the form, out of sight. */
export function FreeAuditFields({ step, opensSecond, onBack, children }: FreeAuditFieldsProps) {
  return (
    <>
      <input type="hidden" name="step" value={step} />
      <div hidden={step === 2} className={STEP}>
        <TextField name="name" label={fieldCopy.name} autoComplete="name" />
        <WhatsappField />
        <RepeatedWorkField />
      </div>
      <div hidden={step === 1} className={STEP}>
        <SecondStepHeading isShown={step === 2} onBack={onBack} />
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

/** Takes the focus when its step begins. */
function SecondStepHeading({ isShown, onBack }: { readonly isShown: boolean; readonly onBack: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) heading.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <div className="flex items-baseline justify-between gap-4">
      <p ref={heading} tabIndex={-1} className="font-semibold text-t3 outline-none">
        {copy.secondStep}
      </p>
      <button
        type="button"
        onClick={onBack}
        className="min-h-tap shrink-0 font-semibold text-link text-ui underline-offset-4 hover:underline"
      >
        {copy.back}
      </button>
    </div>
  );
}
