import { EmailField } from '#app/components/form/email-field.tsx';
import { TextField } from '#app/components/form/text-fields.tsx';
import { fieldCopy } from '#messages/leads/forms.ts';

export function ContactFields({ whatsappIsOptional = false }: { readonly whatsappIsOptional?: boolean }) {
  return (
    <>
      <TextField name="name" label={fieldCopy.name} autoComplete="name" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <EmailField name="email" label={fieldCopy.email} />
        <WhatsappField isOptional={whatsappIsOptional} />
      </div>
    </>
  );
}

export const WhatsappField = ({ isOptional = false }: { readonly isOptional?: boolean }) => (
  <TextField
    name="whatsapp"
    label={fieldCopy.whatsapp}
    type="tel"
    autoComplete="tel"
    maxLength={60}
    hint={fieldCopy.whatsappHint}
    isOptional={isOptional}
  />
);
