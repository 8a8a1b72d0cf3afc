import { inLanguage } from '#shared/language/language.ts';

export const footerCopy = inLanguage({
  id: {
    columns: [
      {
        title: 'Layanan',
        links: [
          { label: 'Marketplace', to: '/marketplace' },
          { label: 'AI Consultation', to: '/consultation' },
          { label: 'Mentorship', to: '/mentorship' },
          { label: 'Setup SaaS', to: '/saas-setup' },
        ],
      },
      {
        title: 'Sumber daya',
        links: [
          { label: 'Freebies', to: '/freebies' },
          { label: 'Studi Kasus', to: '/portfolio' },
          { label: 'Audit gratis', to: '/#free-ai-audit' },
        ],
      },
      {
        title: 'Belajar',
        links: [
          { label: 'Blog', to: '/blog' },
          { label: 'Mini Class', to: '/user/marketplace' },
          { label: 'AI Agent', to: '/ai-agent' },
        ],
      },
      {
        title: 'Perusahaan',
        links: [
          { label: 'Tentang', to: '/#about' },
          { label: 'Privasi', to: '/privacy' },
          { label: 'Syarat', to: '/terms' },
          { label: 'Kontak', to: '/contact' },
        ],
      },
    ],
    contact: 'Kontak',
    whatsapp: 'WhatsApp',
    social: 'Media sosial',
    search: 'Cari',
  },
  en: {
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
    search: 'Search',
  },
});
