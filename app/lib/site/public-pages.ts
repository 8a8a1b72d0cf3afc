export const publicPages = {
  home: '/',
  marketplace: '/marketplace',
  consultation: '/consultation',
  mentorship: '/mentorship',
  'saas-setup': '/saas-setup',
  'ai-agent': '/ai-agent',
  freebies: '/freebies',
  portfolio: '/portfolio',
  blog: '/blog',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
} as const;

type PublicPageName = keyof typeof publicPages;

export function isPublicPageName(name: string): name is PublicPageName {
  return Object.hasOwn(publicPages, name);
}
