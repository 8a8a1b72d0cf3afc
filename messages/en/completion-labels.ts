import type { completionLabels as id } from '../id/completion-labels.ts';

export const completionLabels: typeof id = {
  full_name: 'Full name',
  phone: 'Phone number',
  company: 'Company name',
  job_role: 'Job role',
  company_size: 'Company size',
  industry: 'Industry',
  company_description: 'Company description',
  target_market: 'Target market',
  business_model: 'Business model',
  main_products_services: 'Main products or services',
  current_challenges: 'Current business challenges',
  ai_experience_level: 'Experience with AI',
  budget_range: 'Budget range',
  timeline_expectations: 'Expected timeline',
};
