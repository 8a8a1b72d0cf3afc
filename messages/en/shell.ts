import { formatRupiah } from '#shared/money/money.ts';
import { servicePrices } from '#shared/shop/services.ts';
import type { shellCopy as id } from '../id/shell.ts';

export const shellCopy: typeof id = {
  menus: [
    {
      id: 'layanan',
      label: 'Services',
      links: [
        {
          label: 'Marketplace',
          to: '/marketplace',
          note: `Templates, classes and tools. From ${formatRupiah(servicePrices.marketplaceFrom)}`,
        },
        {
          label: 'AI Consultation (1-on-1)',
          to: '/consultation',
          note: `90 minutes and one follow-up. ${formatRupiah(servicePrices.consultation)}`,
        },
        {
          label: 'AI Business Mentorship',
          to: '/mentorship',
          note: `Weekly guidance. From ${formatRupiah(servicePrices.mentorshipFrom)}\u00a0/\u00a0month`,
        },
      ],
      more: [
        { label: 'SaaS setup', to: '/saas-setup' },
        { label: 'Free audit', to: '/free-audit' },
        { label: 'Freebies', to: '/freebies' },
        { label: 'Mini classes', to: '/user/marketplace' },
      ],
    },
    {
      id: 'tentang',
      label: 'About Me',
      links: [
        {
          label: 'Our Portfolio: Case Studies',
          to: '/portfolio',
          note: 'What changed, in figures before and after',
        },
        { label: 'About', to: '/#about', note: 'How I work, and when I say no' },
      ],
      more: [
        { label: 'Services', to: '/#services' },
        { label: 'Testimonials', to: '/#testimonials' },
        { label: 'Consultation', to: '/#ai-transformation' },
      ],
    },
  ],
  home: 'Home',
  shop: { label: 'Marketplace', to: '/marketplace' },
  blog: 'Blog',
  main: 'Main',
  openMenu: 'Open menu',
  login: 'Login',
  signUp: 'Sign Up',
  portal: 'User Portal',
  balance: 'Your balance',
};
