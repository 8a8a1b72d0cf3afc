import type { FormType } from '#shared/forms.ts';

/** The page that holds each form, for whoever has no scripts yet; where a dialog holds it too, this is its opener's link. */
export const leadFormPaths = {
  free_audit: '/free-audit',
  join_community: '/community',
  consultation_booking: '/consultation',
  mentorship_application: '/mentorship',
  contact: '/contact',
  ai_agent_notice: '/ai-agent',
} as const satisfies Readonly<Record<FormType, string>>;

/** Where a form that was taken leads: its page, which then says so in the form's place. */
export function thankYouPath(type: FormType, facts: Readonly<Record<string, string>> = {}): string {
  return `${leadFormPaths[type]}?${new URLSearchParams({ sent: type, ...facts })}#${type}`;
}
