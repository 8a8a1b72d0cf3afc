import { FormText } from '#app/components/form/form-fields.tsx';
import { ConsentField } from './consent-field.tsx';
import { ContactFields } from './contact-fields.tsx';

/** What the community asks, in its dialog and on its page. */
export function CommunityFields() {
  return (
    <>
      <ContactFields />
      <FormText name="company" label="Nama usaha" autoComplete="organization" />
      <FormText name="website" label="Website" inputMode="url" autoComplete="url" isOptional />
      <ConsentField />
    </>
  );
}
