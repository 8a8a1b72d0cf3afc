import type {
  billingCycleLabels as cycles,
  difficultyLabels as difficulties,
  productTypeLabels as types,
} from '../id/catalog-labels.ts';

export const productTypeLabels: typeof types = {
  e_course: 'E-course',
  template: 'Template',
  webinar: 'Webinar',
  consultation: 'Consultation',
  mini_class: 'Mini class',
  freebie: 'Freebie',
  service: 'Service',
  digital_product: 'Digital product',
  ai_agent: 'AI agent',
  bundle: 'Bundle',
  subscription_service: 'Subscription',
  api_access: 'API access',
  cloud_service: 'Cloud service',
  ai_tool: 'AI tool',
  ai_agent_subscription: 'AI agent subscription',
};

export const billingCycleLabels: typeof cycles = {
  monthly: 'month',
  yearly: 'year',
  weekly: 'week',
  daily: 'day',
};

export const difficultyLabels: typeof difficulties = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
