import { inLanguage } from '#shared/language/language.ts';

/**
 * The menu labels are fixed by the specification (PUB-032 to PUB-035, PUB-045); their addresses are beside them,
 * because every further key adds to the landing page's size.
 */
export const shellCopy = inLanguage({
  id: {
    menus: [
      {
        id: 'layanan',
        label: 'Layanan',
        links: [
          {
            label: 'Marketplace',
            to: '/marketplace',
            note: 'Template, kelas, dan alat siap pakai',
          },
          {
            label: 'AI Consultation (1-on-1)',
            to: '/consultation',
            note: '90 menit dan satu tindak lanjut',
          },
          {
            label: 'AI Business Mentorship',
            to: '/mentorship',
            note: 'Pendampingan mingguan untuk Anda dan tim inti',
          },
        ],
        more: [
          { label: 'Setup SaaS', to: '/saas-setup' },
          { label: 'Audit gratis', to: '/free-audit' },
          { label: 'Freebies', to: '/freebies' },
          { label: 'Mini Class', to: '/user/marketplace' },
        ],
      },
      {
        id: 'tentang',
        label: 'Tentang Saya',
        links: [
          {
            label: 'Portofolio: Studi Kasus',
            to: '/portfolio',
            note: 'Apa yang berubah, dengan angka sebelum dan sesudah',
          },
          { label: 'Tentang', to: '/#about', note: 'Cara saya bekerja, dan kapan saya bilang tidak' },
        ],
        more: [
          { label: 'Layanan', to: '/#services' },
          { label: 'Testimoni', to: '/#testimonials' },
          { label: 'Konsultasi', to: '/#ai-transformation' },
        ],
      },
    ],
    home: 'Beranda',
    shop: { label: 'Marketplace', to: '/marketplace' },
    blog: 'Blog',
    main: 'Utama',
    openMenu: 'Buka menu',
    login: 'Masuk',
    signUp: 'Daftar',
    portal: 'Portal Pengguna',
    balance: 'Saldo Anda',
  },
  en: {
    menus: [
      {
        id: 'layanan',
        label: 'Services',
        links: [
          {
            label: 'Marketplace',
            to: '/marketplace',
            note: 'Ready-made templates, classes and tools',
          },
          {
            label: 'AI Consultation (1-on-1)',
            to: '/consultation',
            note: '90 minutes and one follow-up',
          },
          {
            label: 'AI Business Mentorship',
            to: '/mentorship',
            note: 'Weekly guidance for you and your core team',
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
  },
});
