import { useSearchParams } from 'react-router';
import { SelectField, TextareaField } from '#app/components/form/text-fields.tsx';
import { contactCopy as copy, fieldCopy } from '#messages/leads/forms.ts';
import { ABOUT_REFUND } from '#shared/leads/contact-about.ts';
import { contactTopics } from '#shared/leads/forms.ts';
import { ContactFields } from '../contact-fields.tsx';
import { LeadPageForm } from './lead-page-form.tsx';

export function ContactForm({ label }: { readonly label: string }) {
  const [search] = useSearchParams();
  const [, aboutMoney] = contactTopics;
  const refund = { topic: aboutMoney, message: copy.refundMessage };
  return (
    <LeadPageForm
      type="contact"
      label={label}
      submitLabel={copy.submit}
      received={copy.received}
      defaults={search.get('about') === ABOUT_REFUND ? refund : {}}
    >
      <ContactFields whatsappIsOptional />
      <SelectField name="topic" label={copy.topic} options={contactTopics} labels={fieldCopy.answers} />
      <TextareaField name="message" label={copy.message} rows={6} />
    </LeadPageForm>
  );
}
