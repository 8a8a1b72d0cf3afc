import { SelectField, TextareaField } from '#app/components/form/text-fields.tsx';
import { contactTopics } from '#shared/forms.ts';
import { ContactFields } from '../contact-fields.tsx';
import { contactCopy as copy } from '../forms-copy.ts';
import { LeadPageForm } from './lead-page-form.tsx';

export function ContactForm({ label }: { readonly label: string }) {
  return (
    <LeadPageForm type="contact" label={label} submitLabel={copy.submit} received={copy.received}>
      <ContactFields whatsappIsOptional />
      <SelectField name="topic" label={copy.topic} options={contactTopics} />
      <TextareaField name="message" label={copy.message} rows={6} />
    </LeadPageForm>
  );
}
