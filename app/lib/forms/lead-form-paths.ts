import type { FormType } from '#shared/leads/forms.ts';

export const leadFormPaths = {
  free_audit: '/free-audit',
  join_community: '/community',
  consultation_booking: '/consultation',
  mentorship_application: '/mentorship',
  contact: '/contact',
  ai_agent_notice: '/ai-agent',
} as const satisfies Readonly<Record<FormType, string>>;

export function thankYouPath(type: FormType, facts: Readonly<Record<string, string>> = {}): string {
  return `${leadFormPaths[type]}?${new URLSearchParams({ sent: type, ...facts })}#${type}`;
}
