/** Values of the visitor forms (site.md §3, DECISIONS 30). */
export const formTypes = [
  'free_audit',
  'join_community',
  'consultation_booking',
  'mentorship_application',
  'contact',
  'ai_agent_notice',
] as const;
export type FormType = (typeof formTypes)[number];

export const signUpForms = ['join_community', 'ai_agent_notice'] as const satisfies readonly FormType[];

export const OTHER_ROLE = 'Other';
export const auditRoles = [
  'CEO/Founder',
  'CTO/Head of Technology',
  'Marketing Director',
  'Operations Director',
  'Business Development',
  'Product Manager',
  'Digital Marketing Manager',
  'General Manager',
  'Owner/Pemilik Usaha',
  OTHER_ROLE,
] as const;
export const auditCompanySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const;
export const auditRevenues = [
  '< Rp 50 juta',
  '50-250 juta',
  '250-500 juta',
  '500 juta-1 miliar',
  '> Rp 1 miliar',
] as const;
export const auditServices = [
  'AI Strategy & Consulting',
  'AI Implementation',
  'Process Automation',
  'AI Training & Workshop',
  'AI Audit & Assessment',
  'Custom AI Solutions',
] as const;

export const meetingTimes = ['Pagi (09.00-12.00)', 'Siang (13.00-15.00)', 'Sore (15.00-17.00)'] as const;
export const mentorshipGoals = [
  'Merapikan proses harian',
  'Melatih tim memakai AI',
  'Membangun sistem sendiri',
  'Belum tahu, ingin dibantu memilih',
] as const;
export const contactTopics = ['Layanan', 'Produk dan saldo', 'Kerja sama', 'Lainnya'] as const;

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
export const isEnded = (status: LeadStatus) => status === 'converted' || status === 'lost';

/** Free audits per month in WIB (DECISIONS 29). */
export const AUDIT_SLOTS_PER_MONTH = 10;
