import { FormArea, FormSelect, FormText } from '#app/components/form/form-fields.tsx';
import { auditCompanySizes, mentorshipGoals } from '#shared/forms.ts';
import { ContactFields } from './contact-fields.tsx';
import { mentorshipCopy as copy } from './forms-copy.ts';
import { PageForm } from './page-form.tsx';

export function MentorshipForm({ label }: { readonly label: string }) {
  return (
    <PageForm type="mentorship_application" label={label} submit={copy.submit} received={copy.received}>
      <ContactFields />
      <FormText name="company" label="Nama usaha" autoComplete="organization" />
      <FormText name="website" label="Website" inputMode="url" autoComplete="url" isOptional />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect name="company_size" label="Jumlah karyawan" options={auditCompanySizes} />
        <FormSelect name="goal" label={copy.goal} options={mentorshipGoals} />
      </div>
      <FormArea name="message" label={copy.message} hint={copy.messageHint} />
    </PageForm>
  );
}
