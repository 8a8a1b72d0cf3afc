import { SelectField, TextareaField, TextField } from '#app/components/form/text-fields.tsx';
import { mentorshipCopy as copy, fieldCopy } from '#messages/leads/forms.ts';
import { auditCompanySizes, mentorshipGoals } from '#shared/leads/forms.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LeadPageForm } from './lead-page-form.tsx';

export function MentorshipForm({ label }: { readonly label: string }) {
  return (
    <LeadPageForm
      type="mentorship_application"
      label={label}
      submitLabel={copy.submit}
      received={copy.received}
    >
      <ContactFields />
      <TextField name="company" label={fieldCopy.company} autoComplete="organization" />
      <TextField name="website" label={fieldCopy.website} inputMode="url" autoComplete="url" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="company_size" label={fieldCopy.employees} options={auditCompanySizes} />
        <SelectField name="goal" label={copy.goal} options={mentorshipGoals} labels={fieldCopy.answers} />
      </div>
      <TextareaField name="message" label={copy.message} hint={copy.messageHint} />
    </LeadPageForm>
  );
}
