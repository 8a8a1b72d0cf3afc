import { FormArea, FormSelect } from '#app/components/form/form-fields.tsx';
import { contactTopics } from '#shared/forms.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactCopy as copy } from './forms-copy.ts';
import { PageForm } from './page-form.tsx';

export function ContactForm({ label }: { readonly label: string }) {
  return (
    <PageForm type="contact" label={label} submit={copy.submit} received={copy.received}>
      <ContactFields whatsappIsOptional />
      <FormSelect name="topic" label={copy.topic} options={contactTopics} />
      <FormArea name="message" label={copy.message} rows={6} />
    </PageForm>
  );
}
