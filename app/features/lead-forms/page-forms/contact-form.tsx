import { SelectField, TextareaField } from '#app/components/form/text-fields.tsx';
import { contactCopy as copy, fieldCopy } from '#messages/lead-forms.ts';
import { contactTopics } from '#shared/forms.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LeadPageForm } from './lead-page-form.tsx';

export function ContactForm({ label }: { readonly label: string }) {
  return (
    <LeadPageForm type="contact" label={label} submitLabel={copy.submit} received={copy.received}>
      <ContactFields whatsappIsOptional />
      <SelectField name="topic" label={copy.topic} options={contactTopics} labels={fieldCopy.answers} />
      <TextareaField name="message" label={copy.message} rows={6} />
    </LeadPageForm>
  );
}
