import type { footerCopy as id } from '../id/footer.ts';

export const footerCopy: typeof id = {
  columns: [
    {
      title: 'Services',
      links: [
        { label: 'Marketplace', to: '/marketplace' },
        { label: 'AI Consultation', to: '/consultation' },
        { label: 'Mentorship', to: '/mentorship' },
        { label: 'SaaS setup', to: '/saas-setup' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Freebies', to: '/freebies' },
        { label: 'Case Studies', to: '/portfolio' },
        { label: 'Free audit', to: '/#free-ai-audit' },
      ],
    },
    {
      title: 'Education',
      links: [
        { label: 'Blog', to: '/blog' },
        { label: 'Mini Class', to: '/user/marketplace' },
        { label: 'AI Agent', to: '/ai-agent' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About', to: '/#about' },
        { label: 'Privacy', to: '/privacy' },
        { label: 'Terms', to: '/terms' },
        { label: 'Contact', to: '/contact' },
      ],
    },
  ],
  contact: 'Contact',
  whatsapp: 'WhatsApp',
  social: 'Social media',
};
