import { formSchemas, freeAuditSteps } from '#contract/leads/forms.ts';
import type { AccountForm } from './account-form.ts';

export const accountFormSchemas = {
  free_audit: freeAuditSteps,
  join_community: formSchemas.join_community,
} as const satisfies Readonly<Record<AccountForm, object>>;
