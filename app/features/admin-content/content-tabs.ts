import { isAllowed, type UserRole } from '#shared/roles.ts';

/** ACON-001, and what else of the public pages is written by hand; each with an address and the least role. */
export const contentTabs = [
  { label: 'Blog Posts', to: '/admin/content', role: 'moderator' },
  { label: 'Case Studies', to: '/admin/content/case-studies', role: 'moderator' },
  { label: 'Forms', to: '/admin/content/forms', role: 'moderator' },
  { label: 'Leads', to: '/admin/content/leads', role: 'moderator' },
  { label: 'Settings', to: '/admin/content/settings', role: 'admin' },
  { label: 'FAQ', to: '/admin/content/faq', role: 'admin' },
  { label: 'Testimonials', to: '/admin/content/testimonials', role: 'admin' },
  { label: 'Halaman legal', to: '/admin/content/pages', role: 'admin' },
] as const;

/** Nothing that would lead to a refusal (DECISIONS 35). */
export const tabsForRole = (role: UserRole) => contentTabs.filter((tab) => isAllowed(role, tab.role));
