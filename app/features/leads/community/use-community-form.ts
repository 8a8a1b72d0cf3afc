import { communityCopy as copy } from '#messages/leads/forms.ts';
import { accountFormToast, emailCodePart } from '../email-code/email-code-part.tsx';
import { useLeadForm } from '../use-lead-form.ts';

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
