import type {
  consentLabels as consents,
  formDescriptions as descriptions,
  formLabels as labels,
} from '../id/form-labels.ts';

export const formLabels: typeof labels = {
  free_audit: 'Free audit',
  join_community: 'Community',
  consultation_booking: 'Consultation booking',
  mentorship_application: 'Mentorship',
  contact: 'Contact',
  ai_agent_notice: 'AI Agent Environment news',
};

export const formDescriptions: typeof descriptions = {
  free_audit: 'Ten free audits each month, then a waiting list.',
  join_community: 'Joining the community group.',
  consultation_booking: 'Asking for a consultation.',
  mentorship_application: 'Applying for mentorship.',
  contact: 'Messages from the contact page.',
  ai_agent_notice: 'Asking to hear when the AI Agent Environment opens.',
};

export const consentLabels: typeof consents = {
  terms: 'Terms of Service and Privacy Policy',
  waiting_list: 'News that an awaited product is available',
  news: 'News and offers by email',
  form: (form) => `Form: ${form}`,
};
