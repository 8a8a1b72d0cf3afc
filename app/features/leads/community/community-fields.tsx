import { TextField } from '#app/components/form/text-fields.tsx';
import { fieldCopy } from '#messages/leads/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { ContactFields } from '../contact-fields.tsx';

export function CommunityFields() {
  return (
    <>
      <ContactFields />
      <TextField name="company" label={fieldCopy.company} autoComplete="organization" />
      <TextField name="website" label={fieldCopy.website} inputMode="url" autoComplete="url" isOptional />
      <ConsentField />
    </>
  );
}
