import { TextField } from '#app/components/form/text-fields.tsx';
import { ConsentField } from '../consent-field.tsx';
import { ContactFields } from '../contact-fields.tsx';

export function CommunityFields() {
  return (
    <>
      <ContactFields />
      <TextField name="company" label="Nama usaha" autoComplete="organization" />
      <TextField name="website" label="Website" inputMode="url" autoComplete="url" isOptional />
      <ConsentField />
    </>
  );
}
