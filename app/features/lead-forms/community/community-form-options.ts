import type { FormProblem } from '#app/lib/forms/form-reply.ts';
import { communityCopy as copy } from '#messages/lead-forms.ts';

/** Toasts for missing fields and missing sign-in (ERR-020, ERR-021). */
export const communityFormOptions = () => ({
  type: 'join_community' as const,
  incompleteToast: copy.incomplete,
  toastFor: ({ code }: FormProblem) => (code === 'UNAUTHENTICATED' ? copy.loginNeeded : undefined),
});
