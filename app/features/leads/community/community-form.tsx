import { TextField } from '#app/components/form/text-fields.tsx';
import { communityCopy as copy, fieldCopy } from '#messages/leads/forms.ts';
import { ConsentField } from '../consent-field.tsx';
import { ContactFields } from '../contact-fields.tsx';
import { accountFormToast, emailCodePart } from '../email-code/email-code-part.tsx';
import { useLeadForm } from '../use-lead-form.ts';

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

/** Visitors get a code by mail and type it into the same form (ERR-020, ERR-021). */
export function useCommunityForm(onSuccess?: () => void) {
  const form = useLeadForm({
    type: 'join_community',
    incompleteToast: copy.incomplete,
    toastFor: accountFormToast('join_community'),
    ...(onSuccess !== undefined && { onSuccess }),
  });
  return { form, ...emailCodePart(form, 'join_community', copy.submit) };
}
