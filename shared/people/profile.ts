/** The 14 fields of profile completion and the 80 % rule (site.md §5, DECISIONS 16). */
export const completionFields = [
  'full_name',
  'phone',
  'company',
  'job_role',
  'company_size',
  'industry',
  'company_description',
  'target_market',
  'business_model',
  'main_products_services',
  'current_challenges',
  'ai_experience_level',
  'budget_range',
  'timeline_expectations',
] as const;
export type CompletionField = (typeof completionFields)[number];
export const ELIGIBLE_PERCENT = 80;

export interface ProfileCompletion {
  readonly percent: number;
  readonly is_eligible: boolean;
  readonly missing_fields: readonly CompletionField[];
}

/** Rounded percent of filled fields; eligible from 80 %. */
export function profileCompletion(profile: Readonly<Partial<Record<CompletionField, string | null>>>) {
  const missing = completionFields.filter((field) => (profile[field] ?? '').trim() === '');
  const filled = completionFields.length - missing.length;
  const percent = Math.round((filled / completionFields.length) * 100);
  return { percent, is_eligible: percent >= ELIGIBLE_PERCENT, missing_fields: missing };
}

/** Options of the profile form (ENT-033 to ENT-040). */
export const profileOptions = {
  job_role: [
    'CEO/Founder',
    'CTO',
    'Marketing Director',
    'Operations Manager',
    'Business Owner',
    'Entrepreneur',
    'Other',
  ],
  industry: [
    'Technology',
    'E-commerce',
    'Healthcare',
    'Finance',
    'Education',
    'Manufacturing',
    'Retail',
    'Other',
  ],
  company_size: ['1-10', '11-50', '51-200', '201-500', '500+'],
  monthly_revenue: ['< 10M', '10M-50M', '50M-100M', '100M-500M', '500M+'],
  ai_experience_level: ['Beginner', 'Intermediate', 'Advanced', 'Expert'],
  budget_range: ['< 5M', '5M-10M', '10M-25M', '25M-50M', '50M+'],
  timeline_expectations: [
    'Immediate (within 1 month)',
    'Short-term (1-3 months)',
    'Medium-term (3-6 months)',
    'Long-term (6+ months)',
  ],
  interested_services: [
    'AI Strategy Consulting',
    'Marketing Automation',
    'Content Creation',
    'Data Analysis',
    'Chatbot Development',
    'Social Media Management',
    'SEO Optimization',
    'Email Marketing',
    'Lead Generation',
    'Business Process Automation',
  ],
} as const;
