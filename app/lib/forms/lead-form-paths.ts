import type { FormType } from '#shared/forms.ts';

/** The page of each form; without scripts also where a dialog's opener links. */
export const leadFormPaths = {
  free_audit: '/free-audit',
  join_community: '/community',
  consultation_booking: '/consultation',
  mentorship_application: '/mentorship',
  contact: '/contact',
  ai_agent_notice: '/ai-agent',
} as const satisfies Readonly<Record<FormType, string>>;

/** Where success redirects: the form's page, which shows the thank-you instead of the form. */
export function thankYouPath(type: FormType, facts: Readonly<Record<string, string>> = {}): string {
  return `${leadFormPaths[type]}?${new URLSearchParams({ sent: type, ...facts })}#${type}`;
}
